import { createHash } from 'node:crypto'
import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFolder } from '@liftwatch/core/files/make-folder'
import { glob } from 'tinyglobby'
import type { Plugin } from 'esbuild'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

export type Part = 'server' | 'cli' | 'tui' | 'web'

const entryOf: Record<Part, string> = {
  server: 'server/dist/main.js',
  cli: 'cli/dist/main.cjs',
  tui: 'tui/dist/main.js',
  web: 'web/dist/index.html',
}

/** The built command line, by which server and monitor are started too. */
export const program = join(root, entryOf.cli)

/**
 * Ink loads React's developer tools only when asked to by an environment variable; no one does. Conf loads a checker of JSON
 * schemas, a third of a megabyte, and uses it only where it is given a schema; ours are checked by zod.
 */
export const stubbedModules: Plugin = {
  name: 'stubbed-modules',
  setup(build) {
    build.onResolve({ filter: /^react-devtools-core$/ }, ({ path }) => ({ path, namespace: 'stub' }))
    build.onResolve({ filter: /^ajv(?:-formats$|\/)/ }, ({ path }) => ({ path, namespace: 'stub' }))
    build.onLoad({ filter: /.*/, namespace: 'stub' }, () => ({
      contents: 'export default {}; export const Ajv2020 = undefined',
    }))
  },
}

function stampFile(part: Part): string {
  return join(root, '.cache', `built-${part}`)
}

/** What a part's build depends on, as one hash: its own sources, core's, and the versions of all packages. */
async function sourceHash(part: Part): Promise<string> {
  const patterns = [
    'core/src/**',
    `${part}/src/**`,
    `${part}/*.{json,html,ts,tsx}`,
    `${part}/public/**`,
    'package-lock.json',
    'scripts/build*.ts',
  ]
  const files = await glob(patterns, { cwd: root, onlyFiles: true })
  const hash = createHash('sha256')
  for (const file of files.toSorted())
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(root, file)))
  return hash.digest('hex')
}

export async function isStale(part: Part): Promise<boolean> {
  const stamp = await readFile(stampFile(part), 'utf8').catch(() => '')
  const isThere = await access(join(root, entryOf[part])).then(
    () => true,
    () => false,
  )
  return !isThere || stamp !== (await sourceHash(part))
}

export async function noteBuilt(part: Part): Promise<void> {
  makeFolder(join(root, '.cache'))
  await writeFile(stampFile(part), await sourceHash(part))
}

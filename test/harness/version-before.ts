import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { root } from '../../scripts/build-parts'

const execute = promisify(execFile)
const git = (...words: string[]) => execute('git', ['-C', root, ...words])

/** The last commit of the version before this one. */
export const versionBefore = { name: '0.1.0', commit: '1ae1751d977ee17bbe16b8df5a93e34d31183fb0' }

/** Whether the history is here: a copy of the last commit alone is without it. */
export async function hasVersionBefore(): Promise<boolean> {
  return git('cat-file', '-e', `${versionBefore.commit}^{commit}`).then(
    () => true,
    () => false,
  )
}

export interface OlderServer {
  /** What it is started by. */
  readonly program: string
  readonly remove: () => Promise<void>
}

/**
 * Builds the server of the version before, as it was built then, with the packages of today. What it needs and this version does not is
 * among the packages of development: `@fastify/helmet`.
 */
export async function buildVersionBefore(): Promise<OlderServer> {
  const folder = await mkdtemp(join(tmpdir(), 'lw-before-'))
  const archive = join(folder, 'before.tar')
  await git(
    'archive',
    `--output=${archive}`,
    versionBefore.commit,
    'core',
    'server',
    'package.json',
    'tsconfig.base.json',
  )
  await execute('tar', ['-xf', archive, '-C', folder])
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await build({
    absWorkingDir: folder,
    entryPoints: ['server/src/main.ts'],
    outdir: 'server/dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: { '@liftwatch/core': './core/src' },
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const program = join(folder, 'start.mjs')
  await writeFile(
    program,
    "import { main } from './server/dist/main.js'\nprocess.exit(await main(process.argv.slice(2), process.env))\n",
  )
  return {
    program,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { makeFolder } from '@liftwatch/core/files/make-folder'
import { glob } from 'tinyglobby'
import { builtEntries } from '../build'
import { root } from '../build-parts'
import { manualPage } from '../manual/manual-page'
import { copyBundled } from './bundled'
import { loadedFiles } from './loaded-files'
import { packedManifest } from './manifest'

/** What is packed as it lies there. */
const whole = [
  'cli/bin/*.cjs',
  'cli/dist/*.cjs',
  'server/migrations/*.sql',
  'server/migrations/meta/_journal.json',
  'web/dist/**',
  'deploy/**',
  'docs/*.md',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
]

async function programFiles(part: 'server' | 'tui'): Promise<string[]> {
  const folder = join(root, part, 'dist')
  return loadedFiles(builtEntries(part), path => path.startsWith(folder))
}

/** Lays out in a folder of its own what the package holds; all parts are built by then. */
export async function stage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const [server, tui, others] = await Promise.all([
    programFiles('server'),
    programFiles('tui'),
    glob(whole, { cwd: root, absolute: true }),
  ])
  for (const file of [...server, ...tui, ...others]) {
    const target = join(folder, relative(root, file))
    makeFolder(dirname(target))
    await copyFile(file, target)
  }
  const texts = await Promise.all(server.map(file => readFile(file, 'utf8')))
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await packedManifest(texts), null, 2)}\n`)
  makeFolder(join(folder, 'man'))
  await writeFile(join(folder, 'man/liftwatch.1'), await manualPage())
  await copyBundled(folder)
}

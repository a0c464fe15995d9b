import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { version } from '@liftwatch/core/contract/version'
import { buildStale } from './build'
import { root } from './build-parts'
import { stage } from './package/stage'

/** Makes the one file that is installed: `npm install -g liftwatch-VERSION.tgz`. Answers its path. */
export async function makePackage(folder: string): Promise<string> {
  await buildStale()
  const staged = join(root, '.cache', `package-${process.pid}`)
  try {
    await stage(staged)
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: staged })
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
  return join(folder, `liftwatch-${version}.tgz`)
}

if (import.meta.filename === process.argv[1]) {
  const { values } = parseArgs({ options: { out: { type: 'string' } } })
  process.stdout.write(`${await makePackage(values.out ?? root)}\n`)
}

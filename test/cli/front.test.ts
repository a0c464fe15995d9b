import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { knownAnswers } from '../../cli/src/help/answers'
import { front } from '../../scripts/build-front'
import { root } from '../../scripts/build-parts'
import { makeConfigFolder, runHere } from '../harness/cli'

let bin: string

beforeAll(async () => {
  const folder = await makeConfigFolder()
  bin = join(folder, 'bin.cjs')
  await build({
    ...(await front()),
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    outfile: join(folder, 'front.cjs'),
  })
  await writeFile(bin, `require('./front.cjs').start(async () => console.log('the rest'))`)
})

async function said(argv: readonly string[]): Promise<string> {
  return (await promisify(execFile)(process.execPath, [bin, ...argv])).stdout
}

test.each(['--help', '-h', '--version', '-V', 'alarms --help', 'alarms lift-fault -h', 'reports --help'])(
  '%s is answered at once, as the program answers it',
  async question => {
    const { code, stdout } = await runHere(question.split(' '))
    expect(code).toBe(0)
    expect(await said(question.split(' '))).toBe(stdout)
  },
)

test.each(['', 'alarms', 'help whoami', 'alarms lift-fault list --help', '--help alarms', 'login --version'])(
  'liftwatch %s is left to the program',
  async line => {
    expect(await said(line === '' ? [] : line.split(' '))).toBe('the rest\n')
  },
)

test('help whose lines break at a width is not answered for wider terminals', async () => {
  const [wide, narrow] = [await knownAnswers(100), await knownAnswers(80)]
  expect(wide['--help']).toMatch(/^Usage: liftwatch/)
  expect(narrow['--help']).toBeUndefined()
  expect(narrow['--version']).toBe(wide['--version'])
})

import { execFile } from 'node:child_process'
import { describe, expect } from 'vitest'
import { block, sendAlarm } from '../harness/builders'
import { main } from '../harness/cli'
import { env, test as usualTest } from '../harness/cli-fixtures'
import { device, server } from '../harness/fixtures'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: { role: 'ADMIN' } })

test.beforeAll(async () => {
  await sendAlarm(server, device, { number: 7 })
})

/** What a shell gets of a command whose output goes where nothing can be written. */
function intoFull(argv: readonly string[]): Promise<{ code: number; stderr: string }> {
  const { PATH = '' } = process.env
  const line = '"$0" "$@" > /dev/full'
  return new Promise(resolve => {
    execFile('sh', ['-c', line, process.execPath, main, ...argv], { env: { PATH, ...env } }, (error, _, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stderr }),
    )
  })
}

const asked: readonly string[][] = [
  ['--version'],
  ['help'],
  ['alarms', '--help'],
  ['whoami'],
  ['alarms', 'lift-fault', 'list', '-o', 'csv'],
  ['alarms', 'lift-fault', 'list', '-o', 'json', '--all'],
  ['alarms', 'lift-fault', 'count'],
  ['export', 'lift-faults'],
  ['export', 'lift-faults', '-o', 'jsonl'],
  ['reports', 'run', 'mbr', '-o', 'csv'],
  ['status', '-o', 'json'],
  ['completion', 'bash'],
  ['tokens', 'create', 'nightly', '--permission', 'home', '--days', '2'],
]

describe.runIf(process.platform === 'linux')('where there is nothing to write, stdout does not matter', () => {
  test.for([
    [['nothing'], 2, "liftwatch: unknown command 'nothing'"],
    [['lifts', 'list', '--none'], 2, "liftwatch: unknown option '--none'"],
    [['lifts', 'show'], 2, "liftwatch: missing required argument 'lift'"],
    [['lifts', 'show', 'AMK-AMA1-999-A'], 6, 'liftwatch: '],
    [['orgs', 'councils', 'No EMSU'], 6, 'liftwatch: '],
  ] as const)('%j', async ([argv, exit, beginning]) => {
    const { code, stderr } = await intoFull(argv)
    expect({ code, lines: stderr.trim().split('\n').length }).toEqual({ code: exit, lines: 1 })
    expect(stderr).toMatch(new RegExp(`^${beginning}`))
  })
})

describe.runIf(process.platform === 'linux')('stdout that takes nothing is said in one line, and is exit 1', () => {
  test.for(asked)('%j', async argv => {
    const { code, stderr } = await intoFull(argv)
    expect({ code, lines: stderr.trim().split('\n') }).toEqual({
      code: 1,
      lines: [
        expect.stringMatching(
          argv.includes('create')
            ? /^liftwatch: The token could not be handed over on stdout/
            : /^liftwatch: What was asked for could not be written to stdout: the disk is full\.$/,
        ) as unknown,
      ],
    })
  })
})

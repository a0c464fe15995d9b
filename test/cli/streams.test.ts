import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { processIo } from '../../cli/src/terminal/io'
import { block, logIn, sendAlarm } from '../harness/builders'
import { main, makeConfigFolder, run } from '../harness/cli'
import { device, server, test as usualTest, user as operator } from '../harness/fixtures'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 20 })], user: {} })

let env: Record<string, string>

test.beforeAll(async () => {
  await sendAlarm(server, device, { number: 7 })
  await sendAlarm(server, device, { number: 3 })
  const { PATH = '', HOME = '' } = process.env
  env = { PATH, HOME, LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  await run(['login', operator.name, '--password-file', '-'], { env, stdin: operator.password })
})

/** Runs a line of bash in which `liftwatch` is the program. */
async function bash(line: string): Promise<string> {
  const script = `liftwatch() { node ${main} "$@"; }; ${line}`
  const child = spawn('bash', ['-c', script], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return stdout + stderr
}

describe('a reader who has seen enough', () => {
  test('of a list: it ends with 0 and without a word', async () => {
    expect(await bash(`liftwatch lifts list --all -o jsonl | head -c 1; echo " \${PIPESTATUS[0]}"`)).toBe('{ 0\n')
    expect(await bash(`liftwatch lifts list -o json | true; echo "\${PIPESTATUS[0]}"`)).toBe('0\n')
  })

  test('of a watch: it ends when there is something that no one reads', async () => {
    const said = await bash(`liftwatch alarms lift-fault watch --initial -o jsonl | true; echo "\${PIPESTATUS[0]}"`)
    expect(said).toBe('0\nWatching.\n')
  })

  test('of what is being done: all of it is done, and the exit code tells of all', async () => {
    const client = await logIn(server, operator)
    const ids = (await client.liftFaults.page({})).content.map(({ id }) => id)
    const unknown = '01890a5d-ac96-774b-bcce-b302099a8057'
    const said = await bash(
      `liftwatch alarms lift-fault ack ${unknown} ${ids.join(' ')} | true; echo "\${PIPESTATUS[0]}"`,
    )
    expect(said).toBe('3\nliftwatch: 1 of 3 failed.\n')
    const after = await client.liftFaults.page({})
    expect(after.content.every(({ acknowledgedBy }) => acknowledgedBy !== null)).toBe(true)
  })

  test('of stderr: nothing is lost by it', async () => {
    const said = await bash(`{ liftwatch lifts list --limit 1 --columns name -o csv 2>&1 >&3 | true; } 3>&1`)
    expect(said).toBe('name\nAMK-AMA1-205-A\n')
  })
})

test.each([
  [{}, false, false],
  [{}, true, true],
  [{ TERM: 'dumb' }, true, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ CLICOLOR_FORCE: '1' }, false, true],
  [{ CLICOLOR_FORCE: '0' }, false, false],
  [{ CLICOLOR_FORCE: '' }, false, false],
  [{ CLICOLOR_FORCE: '1', TERM: 'dumb' }, true, true],
  [{ CLICOLOR_FORCE: '1', NO_COLOR: '1' }, true, false],
])('with %j on a terminal (%s) there is colour: %s', (env, isTTY, expected) => {
  const stream = { ...process.stdout, isTTY, on: () => stream } as unknown as NodeJS.WriteStream
  const io = processIo({ ...process, env, stdout: stream, stderr: stream } as unknown as NodeJS.Process)
  expect([io.stdout.hasColour, io.stderr.hasColour]).toEqual([expected, expected])
})

test('CLICOLOR_FORCE paints into a pipe, as wide as it is', async () => {
  const { stdout } = await run(['alarms', 'lift-fault', 'list', '--columns', 'severity,operationalStatus'], {
    env: { ...env, CLICOLOR_FORCE: '1' },
  })
  expect(stdout).toContain('\u001B[1;31mUrgent   \u001B[0m')
})

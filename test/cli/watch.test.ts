import { afterEach, expect } from 'vitest'
import { block, sendAlarm } from '../harness/builders'
import { makeConfigFolder, run, start, type CliProcess } from '../harness/cli'
import { env, test as usualTest } from '../harness/cli-fixtures'
import { client, device, server } from '../harness/fixtures'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], client: {} })

const watches: CliProcess[] = []

afterEach(() => {
  for (const watch of watches.splice(0)) watch.kill('SIGKILL')
})

/** A watch whose base line is set. */
async function watchFaults(flags = '-o jsonl', kind = 'lift-fault'): Promise<CliProcess> {
  const watch = start(['alarms', kind, 'watch', ...flags.split(' ')], { env })
  watches.push(watch)
  await watch.waitFor('Watching.')
  return watch
}

interface Line {
  readonly alarmLiftFaultNumber: number
  readonly alarmStatus: string
  readonly operationalStatus: string
  readonly acknowledgedBy: { readonly name: string } | null
}

/** The lines as number, alarm status, status and who. */
function reported(watch: CliProcess): string[] {
  const rows = watch
    .stdout()
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Line)
  return rows.map(row =>
    [row.alarmLiftFaultNumber, row.alarmStatus, row.operationalStatus, row.acknowledgedBy?.name].join(' ').trim(),
  )
}

async function acknowledge(number: number): Promise<void> {
  const { content } = await client.liftFaults.page({ alarmLiftFaultNumber: number, operationalStatus: 'OUTSTANDING' })
  await client.liftFaults.acknowledge({ id: content[0]!.id })
}

test('tells a fault when it comes, when it is acknowledged and when it clears, each once; Ctrl-C ends with 130', async () => {
  await sendAlarm(server, device, { number: 3 })
  const watch = await watchFaults()
  await sendAlarm(server, device, { number: 7 })
  await watch.waitFor(/"OUTSTANDING"/)
  await acknowledge(7)
  await watch.waitFor(/"DEPLOYMENT"/)
  await sendAlarm(server, device, { number: 7, state: 'CLEAR' })
  await watch.waitFor(/"CLEAR"/)
  watch.kill('SIGINT')
  expect((await watch.ended).code).toBe(130)
  expect(reported(watch)).toEqual(['7 SET OUTSTANDING', '7 SET DEPLOYMENT Nur Aisyah', '7 CLEAR DEPLOYMENT Nur Aisyah'])
})

test('over a restart of the server nothing is missed and nothing reported twice, and stderr says what happened', async () => {
  const watch = await watchFaults()
  await sendAlarm(server, device, { number: 12 })
  await watch.waitFor(/"OUTSTANDING"/)
  const { resume } = await server.pause()
  await watch.waitFor('No contact with the server since')
  await resume()
  // Before the watch is back: what came and went meanwhile is reported as it ended.
  await sendAlarm(server, device, { number: 12, state: 'CLEAR' })
  await sendAlarm(server, device, { number: 2 })
  await sendAlarm(server, device, { number: 2, state: 'CLEAR' })
  await watch.waitFor('The connection to the server is back.')
  await sendAlarm(server, device, { number: 15 })
  await watch.waitFor(/"alarmLiftFaultNumber":15/)
  expect(reported(watch).at(-1)).toBe('15 SET OUTSTANDING')
  expect(reported(watch)).toContain('12 CLEAR OUTSTANDING')
  expect(reported(watch)).toContain('2 CLEAR CLOSED')
  expect(new Set(watch.stdout().trim().split('\n')).size).toBe(reported(watch).length)
})

test('--count ends it with 0, --for as well; --initial begins with what is open; filters hold', async () => {
  await sendAlarm(server, device, { number: 19 })
  const counted = await watchFaults('--number 19 --initial --count 1 -o csv')
  const { code, stdout } = await counted.ended
  expect(code).toBe(0)
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^id,liftId,/),
    expect.stringMatching(/,19,.*,OUTSTANDING,/),
  ])
  expect((await (await watchFaults('--number 20,21 --for 1s')).ended).code).toBe(0)
  const filtered = await watchFaults('--number 20,21 --count 1')
  await sendAlarm(server, device, { number: 18 })
  await sendAlarm(server, device, { number: 20 })
  const outcome = await filtered.ended
  expect(outcome.code).toBe(0)
  expect(outcome.stdout).toMatch(
    /^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d {2}AMK-\S+ +20 {3}Position lost +Non-breakdown {2}Set {4}Outstanding {2}-\n$/,
  )
})

test('building alarms are printed when they come and when they are over, each once, also over a restart', async () => {
  const event = (lift: string, number: number, state = 'SET') => ({ type: 'RBE', lift, number, state })
  await sendAlarm(server, device, event('A', 7))
  const watch = await watchFaults('--code LM,RO -o jsonl', 'rbe')
  await sendAlarm(server, device, event('B', 7))
  await watch.waitFor(/"SET"/)
  await sendAlarm(server, device, event('B', 7, 'CLEAR'))
  await watch.waitFor(/"CLEAR"/)
  // One that was set before the watch began, and one that the filter leaves out.
  await sendAlarm(server, device, event('A', 1))
  await sendAlarm(server, device, event('A', 7, 'CLEAR'))
  await watch.waitFor(/"name":"AMK-\S+-A"/)
  const { resume } = await server.pause()
  await watch.waitFor('No contact with the server since')
  await resume()
  await sendAlarm(server, device, event('A', 7))
  await watch.waitFor(/"name":"AMK-\S+-A"[^\n]*"SET"/)
  watch.kill('SIGINT')
  expect((await watch.ended).code).toBe(130)
  const rows = watch.stdout().trim().split('\n')
  const lines = rows.map(row => JSON.parse(row) as { lift: { name: string }; type: string; alarmStatus: string })
  expect(lines.map(({ lift, type, alarmStatus }) => `${lift.name.slice(-1)} ${type} ${alarmStatus}`)).toEqual([
    'B LM SET',
    'B LM CLEAR',
    'A LM CLEAR',
    'A LM SET',
  ])
})

test('a building alarm is a line with columns of fixed width; --filter liftId holds for what comes later', async () => {
  const { content } = await client.lifts.page({ lift: 'A' })
  const watch = await watchFaults(`--filter liftId=${content[0]!.id} --count 1`, 'rbe')
  await sendAlarm(server, device, { type: 'RBE', lift: 'B', number: 3 })
  await sendAlarm(server, device, { type: 'RBE', lift: 'A', number: 3 })
  const { code, stdout } = await watch.ended
  expect(code).toBe(0)
  expect(stdout).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d {2}AMK-\S+-A {6}\S+ .* Set {4}-\n$/)
})

test('who is not logged in is refused at once, and so is a server that is not there', async () => {
  const stranger = { ...env, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  const argv = ['alarms', 'lift-fault', 'watch']
  expect(await run(argv, { env: stranger })).toEqual({ code: 4, stdout: '', stderr: 'liftwatch: Log in first.\n' })
  const nowhere = await run(argv, { env: { ...stranger, LIFTWATCH_SERVER: 'http://127.0.0.1:1' } })
  expect(nowhere).toMatchObject({ code: 8, stdout: '' })
})

import { beforeEach, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { block, createUser, logIn, sendAlarm, type TestUser } from '../harness/builders'
import { device, server, test as usualTest } from '../harness/fixtures'
import { openMonitor, type MonitorOptions, type TestMonitor } from '../harness/monitor'
import { soon } from '../harness/soon'
import { keys } from '../harness/terminal'

const minuteMs = 60_000

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 12 })] })

let user: TestUser
let client: Client

beforeEach(async () => {
  user = await createUser(server)
  client = await logIn(server, user)
})

async function open(options: MonitorOptions = {}): Promise<TestMonitor> {
  const monitor = openMonitor(server, { user, columns: 120, rows: 50, ...options })
  await monitor.waitFor('✓ Live')
  return monitor
}

async function faultOf(lift: string): Promise<string> {
  const { content } = await client.liftFaults.page({ lift, sort: 'alarmStartTs,DESC' })
  return content[0]!.id
}

/** The shift of an earlier monitor, as it would have been stored. */
function storedShift(startedAgoMs: number, seenAgoMs: number) {
  const now = Date.now()
  const shift = { startedAt: now - startedAgoMs, seenAt: now - seenAgoMs, unwatched: [], losses: [] }
  return { shifts: { [`${server.url} ${user.id} ${user.organizationId}`]: shift } }
}

test('after q the shift goes on: what came, and what was done, is asked of the server', async () => {
  const [one, two] = device.lifts as [string, string]
  // It was set before the shift began, and is dealt with while no monitor runs.
  await sendAlarm(server, device, { lift: one, description: 'from before', ts: Date.now() - 60 * minuteMs })
  await soon(async () => expect(await faultOf(one)).toBeDefined())
  const first = await open({ saved: storedShift(30 * minuteMs, 29 * minuteMs) })
  await sendAlarm(server, device, { lift: two, description: 'came in the shift' })
  await first.waitFor('came in the shift')
  const before = first.saved().shifts
  expect(await first.quit()).toBe(0)
  await client.liftFaults.acknowledge({ id: await faultOf(one) })
  await sendAlarm(server, device, { lift: one, state: 'CLEAR' })
  await soon(async () => expect((await client.liftFaults.detail({ id: await faultOf(one) })).alarmStatus).toBe('CLEAR'))
  await client.liftFaults.report({ id: await faultOf(one), technicianName: 'Lim', result: 'Done.' })
  const it = await open({ saved: first.saved() })
  await it.waitFor(/The shift that started at [\d/ ]*\d\d:\d\d(:\d\d)? goes on\. In H, N starts a new one\./)
  it.press('H')
  await it.waitFor('- Lift faults: 1 came, 1 acknowledged, 1 reported, 1 closed')
  const text = await it.waitFor('came in the shift (unacknowledged)')
  expect(text).toContain('- Acknowledged by Nur Aisyah 1')
  expect(text).toMatch(/Not watched by this monitor: 1\n - \d\d\/\d\d\/\d{4} \S+ until \d\d\/\d\d\/\d{4} \S+ \(29m/)
  expect(text).toContain('Contact with the server was never lost while the monitor ran.')
  expect(text).not.toContain('was never lost.')
  expect(Object.values(first.saved().shifts)[0]!.startedAt).toBe(Object.values(before)[0]!.startedAt)
})

test('a new shift begins by a key, once one has said so', async () => {
  await sendAlarm(server, device, { lift: device.lifts[2], description: 'of the shift before' })
  const it = await open({ saved: storedShift(10 * minuteMs, 5 * minuteMs) })
  await it.waitFor('goes on')
  it.press('H')
  await it.waitFor('Not watched by this monitor: 1')
  await it.waitFor('of the shift before')
  it.press('N')
  await it.waitFor('Start a new shift?')
  it.press(keys.enter)
  await it.waitFor('Enter does nothing here')
  it.press('y')
  await it.waitFor('A new shift has started.')
  const text = await it.waitFor('- Lift faults: 0 came, 0 acknowledged, 0 reported, 0 closed')
  expect(text).not.toContain('Not watched by this monitor')
  expect(text).not.toContain('of the shift before')
})

test('the shift of yesterday is over', async () => {
  const it = await open({ saved: storedShift(17 * 60 * minuteMs, 9 * 60 * minuteMs) })
  it.press('H')
  const text = await it.waitFor('Contact with the server was never lost.')
  expect(text).not.toContain('Not watched')
})

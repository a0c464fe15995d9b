import { expect } from 'vitest'
import { windowKind } from '../../tui/src/components/frame/window-size'
import { block, logIn, sendAlarm } from '../harness/builders'
import { device, server, test as usualTest, user } from '../harness/fixtures'
import { openMonitor, type TestMonitor } from '../harness/monitor'

const trap = { type: 'PASSENGER_TRAP', number: 0 } as const
const minuteMs = 60_000

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 8 })], user: {} })

test.beforeAll(async () => {
  for (const [at, lift] of device.lifts.slice(0, 3).entries()) {
    await sendAlarm(server, device, { ...trap, lift, ts: Date.now() - (10 - at) * minuteMs })
    await sendAlarm(server, device, { lift, description: `fault ${at}`, number: at === 0 ? 7 : 6 })
  }
})

function open(columns: number, rows: number): TestMonitor {
  return openMonitor(server, { user, columns, rows })
}

test('80 × 20, and so what tmux leaves of 80 × 24, has the whole list with its keys', async () => {
  const it = open(80, 23)
  await it.waitFor(/AMK-AMA1-205-A +1\d:\d\d/)
  await it.waitFor(/› ▲ .*Outstanding/)
  it.resize(80, 20)
  const screen = await it.waitFor(/ a Acknowledge {2}C Log case {2}Enter Open/)
  expect(screen.split('\n')).toHaveLength(20)
  expect(screen).toMatch(/AMK-AMA1-205-C +\d\d:\d\d/)
  expect(windowKind(79, 24)).toBe('small')
  expect(windowKind(80, 19)).toBe('small')
})

test('down to 40 × 8 it shows who is trapped, what is outstanding and whether it is live', async () => {
  const it = open(40, 8)
  await it.waitFor(/AMK-AMA1-205-A +1\d:\d\d[^]*AMK-AMA1-205-B[^]*AMK-AMA1-205-C/)
  await it.waitFor(/AMK-AMA1-205-C[^]*Outstanding 3\n.*Urgent 1\n.*Breakdown 2/)
  // The line of a fourth is taken from the severities, which then share one.
  await sendAlarm(server, device, { ...trap, lift: device.lifts[3] })
  await it.waitFor(/AMK-AMA1-205-D[^]*Outstanding 3 · Urgent 1 · Brea/)
  await it.waitFor('✓ Live')
  await it.waitFor('Lists from 80 × 20 on')
  expect(it.screen.text().split('\n')).toHaveLength(8)
})

test('nothing acts there, for nothing can be chosen; the bell, help and quitting work', async () => {
  const it = open(60, 12)
  await it.waitFor(/Urgent 1\n.*Breakdown 2/)
  it.press('a')
  await it.waitFor('a does nothing here.')
  it.press('t')
  await it.waitFor('t does nothing here.')
  it.press('z')
  await it.waitFor('The bell is silent until')
  it.press('?')
  await it.waitFor(/Snooze the bell/)
  it.press('?')
  await it.waitFor('Outstanding 3')
  const client = await logIn(server, user)
  expect((await client.liftFaults.count({})).outstandingTotal).toBe(3)
  it.press('q')
  expect(await it.ended).toBe(0)
})

test('in what is smaller still it says how many are trapped, and what it needs', async () => {
  const it = open(30, 6)
  const screen = await it.waitFor(/Passenger traps: \d/)
  expect(screen.split('\n')[0]).toMatch(/▲ Passenger traps: [34]$/)
  expect(screen.replaceAll(/\s+/g, ' ')).toContain('Liftwatch needs 80 × 20 or more.')
})

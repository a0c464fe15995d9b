import { expect } from 'vitest'
import { block, createEstate, createUser, logIn, sendAlarm, type TestDevice, type TestUser } from '../harness/builders'
import { server, test } from '../harness/fixtures'
import { openMonitor, type TestMonitor } from '../harness/monitor'
import { ctrl, keys } from '../harness/terminal'

const minuteMs = 60_000

let user: TestUser

test.beforeAll(async () => {
  user = await createUser(server)
  const [device] = (await createEstate(server, [block({ lifts: 5 })])) as [TestDevice]
  const at = Date.now() - 60 * minuteMs
  // What waits longest is not what came last, and the gravest is neither.
  await sendAlarm(server, device, { lift: 'A', number: 3, ts: at })
  await sendAlarm(server, device, { lift: 'B', number: 7, ts: at + 2 * minuteMs })
  await sendAlarm(server, device, { lift: 'C', number: 7, ts: at + minuteMs })
  await sendAlarm(server, device, { lift: 'D', number: 7, ts: at - minuteMs })
  await sendAlarm(server, device, { lift: 'E', number: 9, ts: at + 3 * minuteMs })
  await sendAlarm(server, device, { lift: 'E', number: 9, state: 'CLEAR' })
  const client = await logIn(server, user)
  const { content } = await client.liftFaults.page({ lift: 'D' })
  await client.liftFaults.acknowledge({ id: content[0]!.id })
})

function open(options: Parameters<typeof openMonitor>[1] = {}): TestMonitor {
  return openMonitor(server, { user, columns: 120, ...options })
}

/** The lifts of these rows, in this order. */
function rows(...lifts: string[]): RegExp {
  return new RegExp(lifts.map(lift => `AMK-AMA1-205-${lift} `).join('[^]*'))
}

test('a list starts with what is open, the most urgent first, and counts it', async () => {
  const it = open()
  await it.waitFor('[Open 4] All 5  Deployment 1  Outstanding 3  Closed 1')
  await it.waitFor(rows('C', 'B', 'A', 'D'))
  await it.waitFor('Status↓')
  expect(it.screen.text()).not.toContain('AMK-AMA1-205-E')
  it.press(keys.tab)
  await it.waitFor(rows('E', 'B', 'C', 'A', 'D'))
  await it.waitFor('Set time↓')
})

test('tab and order are remembered for their user: each tab has an order of its own', async () => {
  const it = open()
  await it.waitFor(rows('C', 'B', 'A', 'D'))
  it.press(keys.tab)
  await it.waitFor('Set time↓')
  it.press('S')
  await it.waitFor(rows('D', 'A', 'C', 'B', 'E'))
  const saved = it.saved()
  it.press(ctrl('c'))
  await it.ended
  const next = open({ saved })
  await next.waitFor(rows('D', 'A', 'C', 'B', 'E'))
  await next.waitFor('Set time↑')
  next.press('\x1b[Z')
  await next.waitFor(rows('C', 'B', 'A', 'D'))
  next.press(keys.tab)
  await next.waitFor('Set time↑')
  next.press(ctrl('c'))
  await next.ended
  const other = open({ saved, user: await createUser(server) })
  await other.waitFor(rows('C', 'B', 'A', 'D'))
})

test('a filter that the list starts with goes before the tab that was last looked at', async () => {
  const it = open()
  await it.waitFor(rows('C', 'B', 'A', 'D'))
  it.press('\x1b[Z')
  await it.waitFor(rows('E'))
  const saved = { ...it.saved(), filters: { 'lift-faults': { blk: '205' } } }
  it.press(ctrl('c'))
  await it.ended
  const next = open({ saved })
  await next.waitFor('Only: Block 205')
  await next.waitFor(rows('C', 'B', 'A', 'D'))
})

import { afterEach, expect } from 'vitest'
import { block, createUser, logIn, sendAlarm } from '../harness/builders'
import { device, server, test as usualTest, user } from '../harness/fixtures'
import { openMonitor, type MonitorOptions, type TestMonitor } from '../harness/monitor'
import { soon } from '../harness/soon'
import { ctrl, keys } from '../harness/terminal'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 6 })], user: {} })

let lifts = 0
const monitors: TestMonitor[] = []

afterEach(async () => {
  for (const monitor of monitors.splice(0)) {
    monitor.press(ctrl('c'))
    await monitor.ended
  }
})

/** An alarm on a lift of its own; answers the lift's name. */
async function setAlarm(change: Record<string, unknown> = {}): Promise<string> {
  const lift = device.lifts[lifts++]!
  await sendAlarm(server, device, { lift, ...change })
  return `AMK-AMA1-205-${lift}`
}

async function open(lift: string, options: MonitorOptions = {}): Promise<TestMonitor> {
  const filter = { lift: lift.at(-1)! }
  const monitor = openMonitor(server, { user, columns: 120, screen: 'lift-faults', filter, ...options })
  monitors.push(monitor)
  await monitor.waitFor('✓ Live')
  await monitor.waitFor(new RegExp(`› .*${lift}`))
  return monitor
}

test('an acknowledgement is taken back by the key that its message names; the alarm waits, and rings again', async () => {
  const lift = await setAlarm()
  const other = await open(lift, { user: await createUser(server, { nickname: 'Priya Raman' }) })
  const it = await open(lift)
  it.press('a')
  await it.waitFor(`${lift} fault 7: Acknowledged. x takes it back (10 s).`)
  await other.waitFor(new RegExp(`› .*${lift} .*Deployment`))
  expect([it.bells(), other.bells()]).toEqual([0, 0])
  // Another key does not hide what is still offered; help and footer have it as well.
  it.press('?')
  await it.waitFor(/x +Take it back/)
  it.press(keys.escape)
  await it.waitFor('x takes it back (10 s).')
  it.press('x')
  await it.waitFor(`${lift} fault 7: Acknowledgement taken back: unacknowledged again.`)
  await it.waitFor(new RegExp(`› .*${lift} .*Outstanding`))
  await other.waitFor(new RegExp(`› .*${lift} .*Outstanding`))
  await soon(() => expect([it.bells(), other.bells()]).toEqual([1, 1]))
  it.press('x')
  await it.waitFor('x does nothing here.')
})

test('so is that of a trap, with its team', async () => {
  const lift = await setAlarm({ type: 'PASSENGER_TRAP', number: 0 })
  const it = await open(lift, { screen: 'passenger-traps' })
  it.press('a')
  await it.waitFor('› Acknowledge')
  it.press('Rescue North', ctrl('s'))
  await it.waitFor('New team “Rescue North”?')
  it.press('y')
  await it.waitFor(`${lift} passenger trap: Acknowledged. x takes it back (10 s).`)
  it.press('x')
  await it.waitFor('Acknowledgement taken back: unacknowledged again.')
  await it.waitFor(new RegExp(`${lift} .*Passenger trapped · Unacknowledged`))
  const client = await logIn(server, user)
  const { content } = await client.passengerTraps.page({})
  expect(content).toMatchObject([{ operationalStatus: 'OUTSTANDING', acknowledgeAt: null, team: null }])
})

test('nothing is offered any more once something else was done', async () => {
  const lift = await setAlarm()
  const it = await open(lift)
  it.press('a')
  await it.waitFor(new RegExp(`› .*${lift} .*Deployment[^]*x takes it back`))
  it.press('o')
  await it.waitFor(`${lift} fault 7: Arrival recorded.`)
  it.press('x')
  await it.waitFor('x does nothing here.')
  await it.waitFor(new RegExp(`› .*${lift} .*Deployment`))
})

import { expect } from 'vitest'
import { block, logIn, sendAlarm } from '../harness/builders'
import { device, server, test as usualTest, user } from '../harness/fixtures'
import { openMonitor } from '../harness/monitor'
import { startTestServer, type TestServer } from '../harness/server'

/** Ten minutes at sixty times their pace: as many attempts fail as it takes to be at the slowest of them. */
const outageMs = 600_000 / 60
const correctWithinMs = 5_000
const alarms = 30

const test = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block({ lifts: 40 })], user: { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } },
)

/** Another server of the same estate, to which the devices go on talking. */
let other: TestServer

test.beforeAll(async () => {
  other = await startTestServer({ databaseUrl: server.databaseUrl })
})
test.afterAll(() => other.stop())

test('a long outage: it is back within 5 s, with nothing missed and nothing doubled', async () => {
  const lifts = device.lifts.slice(0, alarms)
  await sendAlarm(server, device, { lift: lifts[0], description: 'before it' })
  const openedAt = performance.now()
  const it = openMonitor(server, { user, columns: 160, rows: 50 })
  let hasEnded = false
  void it.ended.then(() => (hasEnded = true))
  await it.waitFor('✓ Live')
  await it.waitFor('before it')
  // Later only where the machine is slow: where the monitor took long to open, too.
  const limitMs = Math.max(correctWithinMs, 10 * (performance.now() - openedAt))

  const paused = await server.pause()
  const until = Date.now() + outageMs
  for (const [at, lift] of lifts.entries())
    await sendAlarm(other, device, { lift, number: 9, description: `during it ${at}.` })
  const client = await logIn(other, user)
  const [first] = (await client.liftFaults.page({ sort: 'alarmStartTs,ASC' })).content
  await client.liftFaults.acknowledge({ id: first!.id })
  await it.waitFor(/Stale since/)
  await new Promise(resolve => setTimeout(resolve, until - Date.now()))
  expect(it.screen.text()).toContain('before it')
  await paused.resume()
  const at = performance.now()
  await it.waitFor(/Outstanding 30 /)
  await it.waitFor(/Deployment 1 /)
  expect(performance.now() - at).toBeLessThan(limitMs)
  await it.waitFor('Back after')
  const list = it.screen.text()
  expect(list).toContain(`${alarms} new faults, 1 acknowledged`)
  for (const number of lifts.keys()) expect(list.split(`during it ${number}.`).length).toBeGreaterThan(1)
  it.press('7')
  const activity = await it.waitFor('Contact back')
  for (const number of lifts.keys()) expect(activity.split(`during it ${number}. `)).toHaveLength(2)
  expect(hasEnded).toBe(false)
  it.press('q')
  expect(await it.ended).toBe(0)
})

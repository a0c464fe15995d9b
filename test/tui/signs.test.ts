import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { block, createEstate, createUser, sendAlarm, type TestDevice, type TestUser } from '../harness/builders'
import { openMonitor, type TestMonitor } from '../harness/monitor'
import { startTestServer, type TestServer } from '../harness/server'
import { ctrl, keys } from '../harness/terminal'

let server: TestServer
let user: TestUser
let monitor: TestMonitor | undefined

beforeAll(async () => {
  server = await startTestServer()
  const [device] = (await createEstate(server, [block()])) as [TestDevice]
  user = await createUser(server, { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' })
  await sendAlarm(server, device, { type: 'PASSENGER_TRAP', number: 0 })
  await sendAlarm(server, device, { number: 7, description: 'car gate jammed' })
})
afterAll(() => server.stop())
afterEach(async () => {
  monitor?.press(ctrl('c'))
  await monitor?.ended
  monitor = undefined
})

function open(options: Parameters<typeof openMonitor>[1] = {}): TestMonitor {
  monitor = openMonitor(server, { user, columns: 80, rows: 24, screen: 'lift-faults', ...options })
  return monitor
}

test('without colours the chosen tab has a sign, and no other', async () => {
  const it = open({ terminalFacts: { noColor: true } })
  await it.waitFor(/› .*car gate jammed/)
  const chosen = () => it.screen.text().match(/\[[A-Z]\w+ \d+\]/g) ?? []
  // The counts may come after the rows.
  await expect.poll(chosen).toHaveLength(1)
  const [before] = chosen()
  it.press(keys.tab)
  await it.waitForGone(before!)
  expect(chosen()).toHaveLength(1)
})

test('however many keys there are, the one of the help is among those at the foot', async () => {
  const it = open()
  await it.waitFor(/› .*car gate jammed/)
  it.press('*')
  await it.waitFor('marked')
  await it.waitFor(/A Acknowledge marked .*\? Help/)
})

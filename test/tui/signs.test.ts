import { expect } from 'vitest'
import { block, createEstate, createUser, sendAlarm, type TestDevice, type TestUser } from '../harness/builders'
import { server, test } from '../harness/fixtures'
import { openMonitor, type TestMonitor } from '../harness/monitor'
import { keys } from '../harness/terminal'

let user: TestUser

test.beforeAll(async () => {
  const [device] = (await createEstate(server, [block()])) as [TestDevice]
  user = await createUser(server, { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' })
  await sendAlarm(server, device, { type: 'PASSENGER_TRAP', number: 0 })
  await sendAlarm(server, device, { number: 7, description: 'car gate jammed' })
})

function open(options: Parameters<typeof openMonitor>[1] = {}): TestMonitor {
  return openMonitor(server, { user, columns: 80, rows: 24, screen: 'lift-faults', ...options })
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

import { expect } from 'vitest'
import { block, sendAlarm } from '../harness/builders'
import { device, server } from '../harness/fixtures'
import { open, test as usualTest } from '../harness/monitor-fixtures'
import { keys } from '../harness/terminal'

const test = usualTest
  .extend(
    'given',
    { scope: 'file' },
    { blocks: [block()], user: { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } },
  )
  .extend('look', { scope: 'file' }, { columns: 80, rows: 24, screen: 'lift-faults' })

test.beforeAll(async () => {
  await sendAlarm(server, device, { type: 'PASSENGER_TRAP', number: 0 })
  await sendAlarm(server, device, { number: 7, description: 'car gate jammed' })
})

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

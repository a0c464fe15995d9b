import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { block, createEstate, createUser, type TestUser } from '../harness/builders'
import { openMonitor, type TestMonitor } from '../harness/monitor'
import { startTestServer, type TestServer } from '../harness/server'
import { ctrl, keys } from '../harness/terminal'

const company = 'Ascendo Lifts, a company with a name that is longer than most'

let server: TestServer
let user: TestUser
let monitor: TestMonitor | undefined

beforeAll(async () => {
  server = await startTestServer()
  await createEstate(server, [block({ liftCompany: company })])
  user = await createUser(server, { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' })
})
afterAll(() => server.stop())
afterEach(async () => {
  monitor?.press(ctrl('c'))
  await monitor?.ended
  monitor = undefined
})

function open(options: Parameters<typeof openMonitor>[1] = {}): TestMonitor {
  monitor = openMonitor(server, { user, screen: 'lifts', ...options })
  return monitor
}

test('no word is cut while there is room', async () => {
  await open({ columns: 139 }).waitFor(new RegExp(`› AMK-AMA1-205-A +.*205 ANG MO KIO AVE 1 +${company}`))
})

test('a column that is left out stays so from one watch to the next, and leaves its room to others', async () => {
  const it = open({ columns: 80, rows: 24 })
  await it.waitFor(/› AMK-AMA1-205-A +.*205 ANG MO KIO AVE 1/)
  expect(it.screen.text()).not.toContain('Ascendo')
  it.press('c')
  await it.waitFor(/Lifts › Columns[^]*› .*\[x\]/)
  for (const label of ['Flags', 'Open faults', 'Address', 'Lift company']) await it.waitFor(label)
  it.press(...Array.from({ length: 4 }, () => keys.tab))
  await it.waitFor(/› Address +\[x\]/)
  it.press(' ')
  await it.waitFor(/› Address +\[ \]/)
  it.press(ctrl('s'))
  await it.waitFor(/› AMK-AMA1-205-A +.*Ascendo/)
  expect(it.screen.text()).not.toContain('ANG MO KIO AVE')
  const saved = it.saved()
  expect(saved.hidden).toEqual({ lifts: ['address'] })
  it.press(ctrl('c'))
  await it.ended
  await open({ columns: 80, rows: 24, saved }).waitFor(/› AMK-AMA1-205-A +.*Ascendo/)
})

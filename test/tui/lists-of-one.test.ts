import { v7 as newId } from 'uuid'
import { describe, expect } from 'vitest'
import { complaint } from '../../server/src/db/schema/complaints'
import { block, logIn, sendAlarm } from '../harness/builders'
import { device, server, user } from '../harness/fixtures'
import type { TestMonitor } from '../harness/monitor'
import { open, test as usualTest } from '../harness/monitor-fixtures'
import { ctrl, keys } from '../harness/terminal'

const council = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } as const
const hourMs = 3_600_000
/** More than the detail has lines for. */
const liftCnt = 24

const test = usualTest
  .extend('given', { scope: 'file' }, { blocks: [block({ lifts: liftCnt })], user: council })
  .extend('look', { scope: 'file' }, { columns: 120 })

test.beforeAll(async () => {
  const at = Date.now() - 3 * hourMs
  await sendAlarm(server, device, { type: 'PASSENGER_TRAP', number: 0, ts: at })
  await sendAlarm(server, device, { number: 7, description: 'car gate jammed', ts: at + 1 })
  await sendAlarm(server, device, { number: 1, description: 'light out', ts: at + 2 })
  await sendAlarm(server, device, { lift: 'B', number: 3, description: 'landing door', ts: at - 2 * hourMs })
  await sendAlarm(server, device, { type: 'RBE', number: 7, ts: at - hourMs })
  await sendAlarm(server, device, { type: 'RBE', number: 7, state: 'CLEAR', ts: at - hourMs / 2 })
  const faults = (await (await logIn(server, user)).liftFaults.page({})).content
  const { id: liftFaultId, liftId } = faults.find(({ alarmLiftFaultNumber }) => alarmLiftFaultNumber === 7)!
  const logged = { liftId, liftFaultId, subcategory: 'NOISE', media: 'PHONE', createdAt: at, updatedAt: at } as const
  await server.db.insert(complaint).values([
    { ...logged, id: newId(), description: 'it bangs', priority: 'URGENT', status: 'OPEN' },
    { ...logged, id: newId(), description: 'it squeaks', priority: 'NORMAL', status: 'CLOSED' },
  ])
})

/** Opens what is under the cursor, which was in sight. */
async function enter(it: TestMonitor, row: RegExp, place: string): Promise<void> {
  await it.waitFor(row)
  for (let shown = 'press again'; shown.includes('press again');) {
    it.press(keys.enter)
    shown = await it.waitFor(new RegExp(`press again|${place}`))
  }
}

describe('a lift', () => {
  test('leads to all its alarms, which are filtered, and open', async () => {
    const it = open({ screen: 'lifts' })
    await enter(it, /› AMK-AMA1-205-A/, 'Lifts › AMK-AMA1-205-A')
    await it.waitFor(/› All alarms +Show all 4/)
    it.press(keys.enter)
    await it.waitFor('Lifts › AMK-AMA1-205-A › Alarms')
    await it.waitFor(/LF1 +light out[^]*LF7 +car gate[^]*PTRP[^]*LM +Maintenance mode/)
    it.press('f')
    await it.waitFor('Alarms › Filters')
    it.press(' ', ctrl('s'))
    await it.waitFor('Only: Kind Lift fault')
    await it.waitForGone('PTRP')
    await enter(it, /› .*LF1 +light out/, 'Lift faults › AMK-AMA1-205-A')
    it.press(keys.escape)
    await it.waitFor('Only: Kind Lift fault')
    it.press('F')
    await it.waitFor('PTRP')
    it.press(keys.escape)
    await it.waitFor(/› All alarms +Show all 4/)
  })

  test('leads to its maintenance record, and back to where one was', async () => {
    const it = open({ screen: 'lifts' })
    await enter(it, /› AMK-AMA1-205-A/, 'Lifts › AMK-AMA1-205-A')
    await it.waitFor(/› All alarms/)
    it.press('j')
    await it.waitFor(/› Maintenance record/)
    it.press(keys.enter)
    await it.waitFor('AMK-AMA1-205-A › Maintenance record')
    await it.waitFor(/› .*Ended +\d{2}\/\d{2}\/\d{4} [\d:]+ +\d{2}\/\d{2}\/\d{4} [\d:]+ +30m 0s/)
    expect(it.screen.text()).not.toContain('LF7')
    it.press(keys.escape)
    await it.waitFor(/› Maintenance record/)
  })
})

describe('a fault', () => {
  test('leads to its complaints, each with all that was said', async () => {
    const it = open({ screen: 'lift-faults', filter: { alarmLiftFaultNumber: '7' } })
    await enter(it, /› .*car gate jammed/, 'Lift faults › AMK-AMA1-205-A')
    await it.waitFor(/› Complaints +Show all 2/)
    it.press(keys.enter)
    await it.waitFor('AMK-AMA1-205-A › Complaints')
    await it.waitFor(/Noise: it bangs +.*Open[^]*Noise: it squeaks +.*Closed|squeaks[^]*bangs/)
    await enter(it, /› +\d+ /, 'Subcategory +Noise')
    it.press(keys.escape)
    await it.waitFor('Logged date↓')
    it.press(keys.escape)
    await it.waitFor(/› Complaints +Show all 2/)
  })

  test('leads to the other faults of its lift, in their tabs', async () => {
    const it = open({ screen: 'lift-faults', filter: { alarmLiftFaultNumber: '7' } })
    await enter(it, /› .*car gate jammed/, 'Lift faults › AMK-AMA1-205-A')
    await it.waitFor(/› Complaints/)
    it.press('j', keys.enter)
    await it.waitFor('AMK-AMA1-205-A › Lift faults')
    await it.waitFor('All 2')
    expect(it.screen.text()).not.toContain('landing door')
  })
})

test('a trap leads to the faults around it', async () => {
  const it = open({ screen: 'passenger-traps' })
  await enter(it, /› .*AMK-AMA1-205-A/, 'Passenger traps › AMK-AMA1-205-A')
  await it.waitFor(/› Related.* +Show all 2/)
  it.press(keys.enter)
  await it.waitFor(/AMK-AMA1-205-A › Related/)
  await enter(it, /› .*light out|› .*car gate jammed/, 'Lift faults › AMK-AMA1-205-A')
})

test('a building leads to its lifts, and each of them to itself', async () => {
  const it = open({ screen: 'buildings', columns: 80, rows: 24 })
  await enter(it, /› AMK-AMA1-205/, 'Buildings › AMK-AMA1-205')
  await it.waitFor(new RegExp(`› Lifts +Show all ${liftCnt}`))
  it.press(keys.enter)
  await it.waitFor(/› AMK-AMA1-205-A/)
  it.press(keys.end)
  await enter(it, /› AMK-AMA1-205-X/, 'Lifts › AMK-AMA1-205-X')
})

test('past the entries in sight the detail scrolls on', async () => {
  const it = open({ screen: 'buildings', columns: 80, rows: 24 })
  await enter(it, /› AMK-AMA1-205/, 'Buildings › AMK-AMA1-205')
  await it.waitFor('From line 1 of')
  it.press('j')
  await it.waitFor('From line 2 of')
  it.press('k')
  await it.waitFor(/› Lifts +Show all/)
})

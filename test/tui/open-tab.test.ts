import { expect } from 'vitest'
import { block, createUser } from '../harness/builders'
import { device, server, user } from '../harness/fixtures'
import { sendFaultsOfAllTabs } from '../harness/known-alarms'
import { open, test as usualTest } from '../harness/monitor-fixtures'
import { ctrl, keys } from '../harness/terminal'

const test = usualTest
  .extend('given', { scope: 'file' }, { blocks: [block({ lifts: 5 })], user: {} })
  .extend('look', { scope: 'file' }, { columns: 120 })

test.beforeAll(async () => {
  await sendFaultsOfAllTabs(server, device, user)
})

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

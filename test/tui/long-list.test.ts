import { expect } from 'vitest'
import { block, postMessages, sendAlarm } from '../harness/builders'
import { device, server } from '../harness/fixtures'
import type { MonitorOptions, TestMonitor } from '../harness/monitor'
import { open, test as usualTest } from '../harness/monitor-fixtures'
import { keys } from '../harness/terminal'

const faults = 250

const test = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block({ lifts: 8 })], user: { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } },
)

test.beforeAll(async () => {
  const start = Date.now() - 86_400_000 * 2
  const messages = Array.from({ length: faults }, (_, at) => ({
    ts: start + at * 1_000,
    seq: 1_000_000 + at,
    lift: 'A',
    type: 'LIFT_FAULT',
    number: 1_000 + at,
    state: 'SET',
    description: `fault no. ${at + 1}.`,
  }))
  await postMessages(server, device, messages)
})

/** The newest first. */
async function openAll(options: MonitorOptions = {}): Promise<TestMonitor> {
  const it = open(options)
  await it.waitFor('[Open ')
  it.press(keys.tab)
  await it.waitFor('[All ')
  return it
}

test('the pages of the server feel like one list', async () => {
  const it = await openAll({ columns: 80, rows: 24 })
  await it.waitFor(`fault no. ${faults}.`)
  await it.waitFor('1–18 of 250')
  it.press(...Array.from({ length: 6 }, () => keys.pageDown))
  await it.waitFor('109–126 of 250')
  await it.waitFor(/› .*fault no\. 142\./)
  it.press('G')
  await it.waitFor('233–250 of 250')
  await it.waitFor(/› .*fault no\. 1\./)
  it.press('g')
  await it.waitFor(/› .*fault no\. 250\./)
})

test('one stays on the same fault while others come in', async () => {
  const it = await openAll({ columns: 80, rows: 24 })
  await it.waitFor(/› .*fault no\. 250\./)
  it.press('G', 'kkk')
  await it.waitFor(/› .*fault no\. 4\./)
  const row = (screen: string) => screen.split('\n').findIndex(line => line.startsWith('›'))
  const before = row(it.screen.text())
  await sendAlarm(server, device, { lift: 'B', number: 1 })
  await sendAlarm(server, device, { lift: 'C', number: 2 })
  const after = await it.waitFor('235–252 of 252')
  expect(after).toMatch(/› .*fault no\. 4\./)
  expect(row(after)).toBe(before)
})

test('keys that arrive together are worked through one by one', async () => {
  const it = await openAll()
  await it.waitFor(/› .*AMK/)
  it.press(`g${'j'.repeat(10)}\r`)
  await it.waitFor(/Description +fault no\. 24\d\./)
})

test('the window decides what is shown', async () => {
  const it = open({ columns: 80, rows: 24 })
  await it.waitFor('✓ Live')
  expect(it.screen.text()).not.toContain('Severity')
  it.resize(160, 50)
  const wide = await it.waitFor(/Severity +Alarm +Status/)
  await it.waitFor(/Fault number +\d/)
  expect(wide.split('\n')).toHaveLength(50)
  it.resize(79, 24)
  await it.waitFor('Lists from 80 × 20 on')
  it.press('j')
  it.resize(100, 30)
  await it.waitFor('› ')
  for (const line of it.screen.text().split('\n')) expect(line.length).toBeLessThanOrEqual(100)
})

test('a second in which nothing happens costs no more than the clock', async () => {
  const it = open({ columns: 160, rows: 50 })
  await it.waitFor('✓ Live')
  await it.waitFor('1–44 of')
  // What is still being fetched comes first.
  const bytesInASecond = async () => {
    const before = it.bytes()
    await new Promise(resolve => setTimeout(resolve, 3_000))
    return (it.bytes() - before) / 3
  }
  await expect.poll(bytesInASecond).toBeLessThan(300)
})

import { expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { browser, test as usualTest } from '../harness/browser-fixtures'
import { block, createUser, sendAlarm } from '../harness/builders'
import { device, server, user } from '../harness/fixtures'
import { sendFaultsOfAllTabs } from '../harness/known-alarms'
import { eventually, open, openAs } from './console'

const minuteMs = 60_000
const trap = { type: 'PASSENGER_TRAP', number: 0 } as const

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 5 })], user: {} })

test.beforeAll(async () => {
  await sendFaultsOfAllTabs(server, device, user)
  const at = Date.now() - 60 * minuteMs
  // The one that ended came first, but is not who is to be helped first.
  await sendAlarm(server, device, { ...trap, lift: 'A', ts: at })
  await sendAlarm(server, device, { ...trap, lift: 'A', state: 'CLEAR', ts: at + 1_000 })
  await sendAlarm(server, device, { ...trap, lift: 'B', ts: at + minuteMs })
})

/** The lifts of a list's rows, in their order. */
async function lifts(page: TestPage, table: string): Promise<string> {
  const rows = page.getByRole('table', { name: table }).locator('tbody tr[data-row]')
  const texts = await rows.allInnerTexts()
  return texts.map(text => /AMK-AMA1-205-(\w)/.exec(text)?.[1]).join('')
}

const tabNames = ['Open 4', 'All 5', 'Deployment 1', 'Outstanding 3', 'Closed 1']

test('a list starts with what is open, the most urgent first, and counts it', async () => {
  const page = await open('/alarms/lift-fault')
  await eventually(() => lifts(page, 'Lift faults')).toBe('CBAD')
  await eventually(() => page.getByRole('tab').allInnerTexts()).toEqual(tabNames.map(name => name.replace(' ', '\n')))
  expect(await page.getByRole('tab', { selected: true }).innerText()).toMatch(/^Open/)
  expect(await page.getByRole('columnheader', { name: 'Status', exact: true }).getAttribute('aria-sort')).toBe(
    'descending',
  )
  await page.goto('/alarms/passenger-trap')
  await eventually(() => lifts(page, 'Passenger traps')).toBe('BA')
  expect(page.complaints).toEqual([])
})

test('an address that names a tab wins over what is remembered; all is one of them', async () => {
  const page = await open('/alarms/lift-fault?operationalStatus=ALL')
  await eventually(() => lifts(page, 'Lift faults')).toBe('EBCAD')
  await page.getByRole('tab', { name: /^Closed/ }).click()
  await eventually(() => lifts(page, 'Lift faults')).toBe('E')
  await page.goto('/alarms/lift-fault?operationalStatus=OPEN')
  await eventually(() => lifts(page, 'Lift faults')).toBe('CBAD')
})

test('tab and order are remembered for their user and list: each tab has an order of its own', async () => {
  const page = await open('/alarms/lift-fault')
  await eventually(() => lifts(page, 'Lift faults')).toBe('CBAD')
  await page.getByRole('tab', { name: /^All/ }).click()
  await eventually(() => lifts(page, 'Lift faults')).toBe('EBCAD')
  await page.getByRole('button', { name: 'Set time', exact: true }).click()
  await eventually(() => lifts(page, 'Lift faults')).toBe('DACBE')
  await page.goto('/alarms/lift-fault')
  await eventually(() => lifts(page, 'Lift faults')).toBe('DACBE')
  await page.getByRole('tab', { name: /^Open/ }).click()
  await eventually(() => lifts(page, 'Lift faults')).toBe('CBAD')
  // The way back leads to what was there, though another tab was chosen since.
  await page.goBack()
  await eventually(() => lifts(page, 'Lift faults')).toBe('DACBE')
  await page.goto('/alarms/passenger-trap')
  await eventually(() => page.getByRole('tab', { selected: true }).innerText()).toMatch(/^Open/)
  const other = await openAs(browser, server, await createUser(server), '/alarms/lift-fault')
  await eventually(() => lifts(other, 'Lift faults')).toBe('CBAD')
})

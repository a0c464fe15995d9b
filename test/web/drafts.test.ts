import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { it as usualTest } from '../harness/browser-fixtures'
import { block, sendAlarm } from '../harness/builders'
import { colleague as wei, device, server } from '../harness/fixtures'
import { eventually, open, said } from './console'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  {
    blocks: [block({ lifts: 8 })],
    user: { nickname: 'Nur Aisyah', role: 'ADMIN' },
    colleague: { nickname: 'Tan Wei Ming' },
  },
)

let liftsUsed = 0

/** A fault that can be reported, and its detail. */
async function openFault(): Promise<{ page: TestPage; id: string; liftName: string }> {
  const lift = device.lifts[liftsUsed++]!
  await sendAlarm(server, device, { lift })
  const { id, liftName } = (await wei.liftFaults.page({ lift })).content[0]!
  await wei.liftFaults.acknowledge({ id })
  const page = await open(`/alarms/lift-fault/detail/${id}`)
  await page.getByRole('dialog', { name: liftName }).waitFor()
  return { page, id, liftName }
}

/** What sessionStorage has of drafts, of every user. */
function storedDrafts(page: TestPage): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('liftwatch.draft.')))
}

describe('what was typed into a report', () => {
  it('is there again after Escape and a reload, is said to be a draft, and is gone once sent', async () => {
    const { page, id, liftName } = await openFault()
    await page.getByLabel('Result').fill('Half a senten')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: `View ${liftName}` }).click()
    await eventually(() => page.getByLabel('Result').inputValue()).toBe('Half a senten')
    await page.getByText('Draft restored').waitFor()
    await page.getByLabel('Technician').fill('Lim')
    await page.reload()
    await eventually(() => page.getByLabel('Technician').inputValue()).toBe('Lim')
    await eventually(() => page.getByLabel('Result').inputValue()).toBe('Half a senten')
    await page.getByRole('button', { name: 'Submit' }).click()
    await said(page, 'Report saved.')
    await eventually(() => storedDrafts(page)).toEqual([])
    expect(await wei.liftFaults.detail({ id })).toMatchObject({ technicianName: 'Lim', result: 'Half a senten' })
    expect(page.complaints).toEqual([])
  })

  it('is let go of by Discard, and is of that alarm alone', async () => {
    const { page } = await openFault()
    await page.getByLabel('Result').fill('For the other lift')
    await page.reload()
    await page.getByText('Draft restored').waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    await eventually(() => page.getByLabel('Result').inputValue()).toBe('')
    await eventually(() => storedDrafts(page)).toEqual([])
    await page.reload()
    await page.getByRole('dialog').getByLabel('Result').waitFor()
    expect(await page.getByText('Draft restored').count()).toBe(0)
  })

  it('remains while another reports the same meanwhile', async () => {
    const { page, id } = await openFault()
    await page.getByLabel('Result').fill('My own words')
    await wei.liftFaults.report({ id, technicianName: 'Lim', result: 'All well.' })
    await eventually(() => page.getByLabel('Technician').inputValue()).toBe('Lim')
    await page.reload()
    await eventually(() => page.getByLabel('Result').inputValue()).toBe('My own words')
    await eventually(() => page.getByLabel('Technician').inputValue()).toBe('Lim')
  })

  it('is gone once its writer has logged out', async () => {
    const { page } = await openFault()
    await page.getByLabel('Result').fill('Not for the next')
    await eventually(() => storedDrafts(page)).toHaveLength(1)
    await page.getByRole('button', { name: 'Account of Nur Aisyah' }).press('Enter')
    await page.getByRole('button', { name: 'Log out' }).press('Enter')
    await page.getByLabel('E-mail address').waitFor()
    await eventually(() => storedDrafts(page)).toEqual([])
  })
})

it('a team that was typed is there again after a reload, is said to be a draft, and can be let go of', async () => {
  const lift = device.lifts[liftsUsed++]!
  await sendAlarm(server, device, { lift, type: 'PASSENGER_TRAP', number: 0 })
  const { id } = (await wei.passengerTraps.page({})).content[0]!
  const page = await open(`/alarms/passenger-trap/detail/${id}`)
  const team = page.getByRole('combobox', { name: 'Team' })
  await team.fill('Rescue Nor')
  await page.reload()
  await eventually(() => team.inputValue()).toBe('Rescue Nor')
  await page.getByText('Draft restored').waitFor()
  await page.getByRole('button', { name: 'Discard' }).click()
  await eventually(() => team.inputValue()).toBe('')
  expect(await page.getByText('Draft restored').count()).toBe(0)
})

it('what was typed for an invitation is there again after a reload', async () => {
  const page = await open('/settings/invite')
  await page.getByLabel('E-mail').first().fill('lim@test.example')
  await page.reload()
  await eventually(() => page.getByLabel('E-mail').first().inputValue()).toBe('lim@test.example')
  await page.getByText('Draft restored').waitFor()
  await page.getByRole('button', { name: 'Discard' }).click()
  await eventually(() => page.getByLabel('E-mail').first().inputValue()).toBe('')
})

it('what was filled in for an access token is there again after another screen and a reload', async () => {
  const page = await open('/settings/tokens')
  await page.getByLabel('Name').first().fill('nightly')
  await page.getByLabel('Valid for').selectOption('30')
  await page.getByRole('button', { name: 'Read all' }).click()
  await page.goto('/lifts')
  await page.goto('/settings/tokens')
  await page.getByText('Draft restored').waitFor()
  expect(await page.getByLabel('Name').first().inputValue()).toBe('nightly')
  expect(await page.getByLabel('Valid for').inputValue()).toBe('30')
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.getByText('Token created').waitFor()
  await page.reload()
  await eventually(() => page.getByLabel('Name').first().inputValue()).toBe('')
  expect(await page.getByText('Draft restored').count()).toBe(0)
})

describe('the focus', () => {
  it('goes on to what is next after an act, and back to the row when the detail closes', async () => {
    const lift = device.lifts[liftsUsed++]!
    await sendAlarm(server, device, { lift })
    const page = await open('/alarms/lift-fault?operationalStatus=OUTSTANDING')
    await page.getByRole('row', { name: new RegExp(`205-${lift} `) }).focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: `AMK-AMA1-205-${lift}` })
    const acknowledge = drawer.getByRole('button', { name: 'Acknowledge' })
    await acknowledge.focus()
    await acknowledge.press('Enter')
    await eventually(() => acknowledge.isDisabled()).toBe(true)
    const isNext = (button: Element) => button === document.activeElement
    await eventually(() => drawer.getByRole('button', { name: 'Technician on site' }).evaluate(isNext)).toBe(true)
    await page.keyboard.press('u')
    await said(page, 'Acknowledgement taken back: unacknowledged again.')
    await eventually(() => acknowledge.isEnabled()).toBe(true)
    const { content } = await wei.liftFaults.page({ lift })
    expect(content[0]).toMatchObject({ operationalStatus: 'OUTSTANDING', acknowledgedBy: null })
    expect(page.complaints).toEqual([])
  })

  it('stays in reach of Undo, whose button says how long it is there', async () => {
    const lift = device.lifts[liftsUsed++]!
    await sendAlarm(server, device, { lift })
    const { id } = (await wei.liftFaults.page({ lift })).content[0]!
    const page = await open(`/alarms/lift-fault/detail/${id}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Acknowledge' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await eventually(() => undo.innerText()).toMatch(/^Undo\s*\((10|[1-9]) s\)$/)
    await undo.click()
    await said(page, 'Acknowledgement taken back: unacknowledged again.')
    await undo.waitFor({ state: 'detached' })
    expect((await wei.liftFaults.detail({ id })).acknowledgedBy).toBeNull()
  })
})

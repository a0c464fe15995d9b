import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { caseFields } from '../contract/subjects'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { sendAlarm } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { cast, server } from '../harness/fixtures'
import { eventually, openAs, said } from './console'
import { button, readerOf, rowsOf } from './reading'

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

let council: Client
let company: Client
let liftId: string
let liftName: string
let open: ReturnType<typeof readerOf>
let openAsCompany: ReturnType<typeof readerOf>

it.beforeAll(async () => {
  council = cast.clients.TOWN_COUNCIL
  company = cast.clients.LIFT_COMPANY
  liftName = `${cast.north.clientId}-A`
  liftId = await findLiftId(server, liftName)
  open = readerOf(browser, server, cast.users.TOWN_COUNCIL)
  openAsCompany = readerOf(browser, server, cast.users.LIFT_COMPANY)
})

const logged = (change: object = {}) => council.complaints.create({ liftId, ...caseFields, ...change })
const viewOf = ({ id }: { readonly id: string }) => `/case-management/view/${id}`

describe('the list of cases', () => {
  it('has the five counters as tabs, filters that can be put away, and the specified columns', async () => {
    const one = await logged({ subcategory: 'NOISE' })
    const page = await open('/case-management')
    const row = rowsOf(page, 'Complaints').filter({ hasText: String(one.caseNo) })
    await row.first().waitFor()
    const headings = ['Town council', 'Case ID', 'Logged date', 'Postal code', 'Updated date', 'Priority']
    const shown = await page.getByRole('columnheader').allInnerTexts()
    expect(shown.map(heading => heading.replace('↓', ''))).toEqual([...headings, 'Feedback channel', 'Status', 'View'])
    await page.getByRole('tab', { name: /^New/ }).click()
    await eventually(() => new URL(page.url()).search).toBe('?status=OPEN&isNew=true')
    await page.getByRole('tab', { name: /^Closed/ }).click()
    await page.getByText('Nothing matches these filters').waitFor()
    await button(page, 'Clear filters').first().click()
    await page.getByLabel('Subcategory').selectOption('Noise')
    await eventually(() => rowsOf(page, 'Complaints').count()).toBe(1)
    await button(page, 'Filters (1)').click()
    expect(await page.getByLabel('Subcategory').isVisible()).toBe(false)
    await page.getByRole('link', { name: `View ${one.caseNo}` }).click()
    await page.getByRole('heading', { name: `Case ${one.caseNo}` }).waitFor()
    expect(page.complaints).toEqual([])
  })

  it('has who complained in its file only where that is asked for', async () => {
    const page = await open('/case-management')
    await button(page, 'Export').click()
    const link = page.getByRole('link', { name: 'Text (CSV)' })
    const columnsOf = async () => new URL((await link.getAttribute('href'))!, server.url).searchParams.getAll('columns')
    expect(await columnsOf()).not.toContain('phone')
    await page.getByLabel('With who complained').check()
    expect(await columnsOf()).toContain('phone')
    const vendor = await openAs(browser, server, cast.users.LMD_VENDOR, '/case-management')
    await button(vendor, 'Export').click()
    await vendor.getByRole('link', { name: 'Text (CSV)' }).waitFor()
    expect(await vendor.getByLabel('With who complained').count()).toBe(0)
    expect(await vendor.getByRole('link', { name: 'New case' }).count()).toBe(0)
  })
})

describe('a new case', () => {
  it('says what is missing in the sentences of the specification, and goes to its page once it is saved', async () => {
    const page = await open('/case-management/new')
    await button(page, 'Save').click()
    for (const sentence of ['Please select lift.', 'Please select subcategory.', 'Please input defect description.']) {
      await page.getByText(sentence).waitFor()
    }
    await page.getByLabel('Priority').selectOption('')
    await page.getByText('Please select priority.').waitFor()
    await page.getByLabel('Priority').selectOption('Immediate')
    await page.getByLabel('Mobile phone').fill('1234')
    await page.getByLabel('Block or street').fill('205')
    await page.getByRole('button', { name: /ANG MO KIO AVE 1/ }).click()
    await page.getByLabel(new RegExp(`^${liftName}`)).check()
    await page.getByText('This lift already has an open case.').waitFor()
    await page.getByLabel('Subcategory').selectOption('Door')
    await page.getByLabel('Description').fill('The door hums.')
    await page.getByLabel('Name').fill('Mdm Goh')
    await button(page, 'Save').click()
    await page.locator('[aria-invalid=true]').waitFor()
    await page.getByLabel('Mobile phone').fill('91234567')
    await button(page, 'Save').click()
    await said(page, 'Success')
    await page.getByText('+65 91234567').waitFor()
    const [newest] = (await council.complaints.page({ liftId })).content
    expect(new URL(page.url()).pathname).toBe(viewOf(newest!))
    expect(newest).toMatchObject({ description: 'The door hums.', priority: 'IMMEDIATE', subcategory: 'DOOR' })
    expect(page.complaints).toEqual([])
  })

  it('is looked for by block or by postcode, and the switch clears what was chosen', async () => {
    const page = await open('/case-management/new')
    await page.getByLabel('Block or street').fill('205')
    await page.getByRole('button', { name: /ANG MO KIO AVE 1/ }).click()
    await page.getByLabel(new RegExp(`^${liftName}`)).check()
    const building = page.getByRole('region', { name: 'Building', exact: true })
    await building.getByText('North Council').waitFor()
    await page.getByLabel('Postcode').check()
    await page.getByRole('textbox', { name: 'Postcode' }).waitFor()
    expect(await building.count()).toBe(0)
    expect(await page.getByRole('radio', { name: new RegExp(`^${liftName}`) }).count()).toBe(0)
  })

  it('is logged from a fault with its lift and the alarm, of which the lift’s cases are a table then', async () => {
    await sendAlarm(server, cast.north)
    const fault = (await council.liftFaults.page({ liftId })).content[0]!
    const page = await open(`/alarms/lift-fault/detail/${fault.id}`)
    await page.getByRole('link', { name: 'Log case' }).click()
    await page.getByRole('radio', { name: /^Lift fault/ }).waitFor()
    expect(await page.getByRole('radio', { name: /^Lift fault/ }).isChecked()).toBe(true)
    await page.getByLabel('Subcategory').selectOption('Breakdown')
    await page.getByLabel('Description').fill('It does not move.')
    await page.reload()
    await page.getByText('Draft restored').waitFor()
    await button(page, 'Save').click()
    await said(page, 'Success')
    const [made] = await council.complaints.list({ liftFaultId: fault.id })
    expect(made).toMatchObject({ description: 'It does not move.', liftId })
    await page.goto(`/alarms/lift-fault/detail/${fault.id}`)
    const row = page.getByRole('dialog').getByRole('row', { name: /It does not move/ })
    await row.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: `Case ${made!.caseNo}` }).waitFor()
    expect(page.complaints).toEqual([])
  })
})

describe('a case', () => {
  it('is moved on by buttons, and what is refused says why', async () => {
    const one = await logged()
    const page = await open(viewOf(one))
    await button(page, 'Deploy').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Technician').fill('Ravi')
    await dialog.getByRole('button', { name: 'Deploy' }).click()
    await said(page, 'Technician sent.')
    await eventually(() => button(page, 'Close').isDisabled()).toBe(true)
    await page.getByText(/^Close, Reopen: The status of the case does not allow this/).waitFor()
    const company = await openAsCompany(viewOf(one))
    await company.getByText(/^Close, Reopen: /).waitFor()
    await button(company, 'Complete').click()
    await company.getByRole('dialog').getByRole('button', { name: 'Complete' }).click()
    await said(company, 'Completed.')
    await eventually(() => button(page, 'Close').isEnabled()).toBe(true)
    await button(page, 'Close').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
    await eventually(async () => (await council.complaints.detail({ id: one.id })).status).toBe('CLOSED')
    await eventually(() => page.getByRole('link', { name: 'Edit' }).count()).toBe(0)
    await page.getByRole('tab', { name: 'Case log' }).click()
    await page.getByText('Ravi').last().waitFor()
    expect(page.complaints).toEqual([])
  })

  it('is new until someone who works on cases and is not its author opens it', async () => {
    const one = await logged()
    await open(viewOf(one))
    expect((await council.complaints.detail({ id: one.id })).isNew).toBe(true)
    await openAsCompany(viewOf(one))
    await eventually(async () => (await council.complaints.detail({ id: one.id })).isNew).toBe(false)
  })

  it('of which two people change the description keeps what both typed, and says who was first', async () => {
    const one = await logged()
    const page = await open(`/case-management/edit/${one.id}`)
    await page.getByLabel('Description').fill('Mine: it hums.')
    const { id, feedbackType, priority, category, subcategory } = one
    const edit = { id, feedbackType, priority, category, subcategory }
    const { updatedAt } = await company.complaints.detail({ id })
    await company.complaints.edit({ ...edit, updatedAt, description: 'Theirs: it whistles.' })
    await page.getByText(/^Changed by LIFT_COMPANY superuser at .* while you were editing/).waitFor()
    await page.getByText('Description is now: Theirs: it whistles.').waitFor()
    await button(page, 'Save').click()
    await page.getByText(/nothing was saved/).waitFor()
    expect(await page.getByLabel('Description').inputValue()).toBe('Mine: it hums.')
    // What was typed before a reload is still an edit of what was there then.
    await page.reload()
    await page.getByText('Description is now: Theirs: it whistles.').waitFor()
    await button(page, 'Continue with my changes').click()
    await button(page, 'Save').click()
    await eventually(async () => (await council.complaints.detail({ id })).description).toBe('Mine: it hums.')
    const { logs } = await council.complaints.log({ id })
    expect(JSON.stringify(logs)).toContain('Theirs: it whistles.')
  })

  it('gets lines of a call by hand, and leads to what its building was fed back before', async () => {
    const one = await logged({ description: 'It shakes.' })
    const page = await open(`${viewOf(one)}?tab=calls`)
    await page.getByLabel('Message').fill('Are you all right?')
    await button(page, 'Add line').click()
    await said(page, 'Line added.')
    await page.getByRole('row', { name: /Are you all right/ }).waitFor()
    await button(page, 'Feedback history').click()
    const dialog = page.getByRole('dialog', { name: /^Feedback history/ })
    await dialog.getByText('It shakes.').waitFor()
    expect((await dialog.boundingBox())!.width).toBe(990)
    expect(page.complaints).toEqual([])
  })
})

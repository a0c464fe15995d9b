import { v7 as newId } from 'uuid'
import type { LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import { describe, expect } from 'vitest'
import { complaint } from '../../server/src/db/schema/complaints'
import type { TestPage } from '../harness/browser'
import { it as usualTest } from '../harness/browser-fixtures'
import { block, sendAlarm } from '../harness/builders'
import { colleague as wei, device, server } from '../harness/fixtures'
import { eventually, open, passTimeUntil, said, stopTime } from './console'
import { show } from './look'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block({ lifts: 12 })], user: { nickname: 'Nur Aisyah' }, colleague: { nickname: 'Tan Wei Ming' } },
)

let liftsUsed = 0

/** A fault on a lift that has none yet. */
async function newFault(): Promise<LiftFault & { readonly lift: string }> {
  const lift = device.lifts[liftsUsed++]!
  await sendAlarm(server, device, { lift })
  const { content } = await wei.liftFaults.page({ lift })
  return { ...content[0]!, lift }
}

async function openFault(fault: LiftFault, query = ''): Promise<TestPage> {
  const page = await open(`/alarms/lift-fault/detail/${fault.id}${query}`)
  await page.getByRole('dialog', { name: fault.liftName }).waitFor()
  return page
}

function rowOf(page: TestPage, fault: LiftFault) {
  return page.getByRole('row', { name: new RegExp(fault.liftName) })
}

describe('the detail', () => {
  it('opens by a click on the row and by its link, keeps the query, and closes on Escape', async () => {
    const fault = await newFault()
    const page = await open('/alarms/lift-fault?severity=URGENT')
    const detailUrl = `${server.url}/alarms/lift-fault/detail/${fault.id}?severity=URGENT`
    await rowOf(page, fault).getByText(fault.description).click()
    await page.getByRole('dialog', { name: fault.liftName }).waitFor()
    await eventually(() => page.url()).toBe(detailUrl)
    await page.keyboard.press('Escape')
    await eventually(() => page.url()).toBe(`${server.url}/alarms/lift-fault?severity=URGENT`)
    await page.getByRole('link', { name: `View ${fault.liftName}` }).press('Enter')
    await eventually(() => page.url()).toBe(detailUrl)
    expect(page.complaints).toEqual([])
  })

  it('says so when there is no such fault', async () => {
    const page = await open('/alarms/lift-fault/detail/0190a000-0000-7000-8000-000000000000')
    await page.getByText('Not found.').waitFor()
  })

  it('leaves the list usable: another row shows another fault', async () => {
    const [first, second] = [await newFault(), await newFault()]
    const page = await openFault(first)
    await rowOf(page, second).getByText(second.description).click()
    await page.getByRole('dialog', { name: second.liftName }).waitFor()
  })
})

describe('complaints', () => {
  it('are counted and listed with the fault that they are about, the newest first', async () => {
    const fault = await newFault()
    const page = await openFault(fault)
    const drawer = page.getByRole('dialog')
    await drawer.getByText('No complaints about this fault.').waitFor()
    const logged = { liftId: fault.liftId, liftFaultId: fault.id, media: 'PHONE', updatedAt: 0 } as const
    await server.db.insert(complaint).values([
      {
        ...logged,
        id: newId(),
        subcategory: 'BREAKDOWN',
        description: 'The lift does not come.',
        priority: 'URGENT',
        status: 'CLOSED',
        createdAt: Date.UTC(2026, 10, 20, 1),
      },
      {
        ...logged,
        id: newId(),
        subcategory: 'DOOR',
        description: '电梯门不关',
        priority: 'IMMEDIATE',
        status: 'NOT_COMPLETE',
        createdAt: Date.UTC(2026, 10, 20, 2),
      },
    ])
    await page.getByRole('button', { name: 'Refresh' }).press('Enter')
    const rows = drawer.getByRole('table', { name: 'Complaints' }).locator('tbody tr')
    await eventually(() => rows.count()).toBe(2)
    const [newest, oldest] = (await rows.allInnerTexts()).map(text => text.split(/\s*[\t\n]\s*/).slice(1))
    expect(newest).toEqual(['20/11/2026 10:00:00', 'Door', '电梯门不关', 'Immediate', 'Not complete', 'View'])
    expect(oldest).toEqual(['20/11/2026 09:00:00', 'Breakdown', 'The lift does not come.', 'Urgent', 'Closed', 'View'])
    const facts = drawer.getByRole('region', { name: 'Complaints', exact: true })
    await facts.getByText('20/11/2026 09:00:00').waitFor()
    await eventually(() => facts.innerText()).toMatch(/Complaints\s+2\s+First complaint/)
    expect(page.complaints).toEqual([])
  })
})

describe('acknowledge, arrive and report', () => {
  it('follow one another, each with its word, and the form is locked until the first', async () => {
    const fault = await newFault()
    const page = await openFault(fault)
    const drawer = page.getByRole('dialog')
    await eventually(() => drawer.getByLabel('Technician').isDisabled()).toBe(true)
    await drawer.getByText('Acknowledge first.').first().waitFor()
    await eventually(() => drawer.getByRole('button', { name: 'Technician on site' }).isDisabled()).toBe(true)

    await drawer.getByRole('button', { name: 'Acknowledge' }).click()
    await said(page, `${fault.liftName}: Acknowledged.`)
    await drawer.getByText(/^Already acknowledged by Nur Aisyah at \d\d\/\d\d\/\d{4}/).waitFor()
    await eventually(() => drawer.getByRole('button', { name: 'Acknowledge' }).isDisabled()).toBe(true)
    await page
      .getByRole('row', { name: new RegExp(fault.liftName) })
      .getByText('Nur Aisyah')
      .waitFor()

    await drawer.getByRole('button', { name: 'Technician on site' }).click()
    await said(page, 'Arrival recorded.')

    await drawer.getByRole('button', { name: 'Submit' }).click()
    await drawer.getByText('Please enter name').waitFor()
    await drawer.getByText('Please enter result').waitFor()
    await drawer.getByLabel('Fault code').fill('12')
    await drawer.getByText('Please choose a code from the list').waitFor()

    await drawer.getByLabel('Technician').fill('Chen Jia Hao')
    await drawer.getByLabel('Fault code').fill('sill')
    await drawer.getByRole('option', { name: '1150 Landing door panel or sill' }).waitFor()
    await drawer.getByLabel('Fault code').press('Enter')
    await drawer.getByText('Landing door panel or sill', { exact: true }).waitFor()
    await drawer.getByLabel('Result').fill('Sill cleaned.')
    await drawer.getByText('13 of 2000').waitFor()
    await drawer.getByRole('button', { name: 'Submit' }).click()
    await said(page, 'Report saved.')
    await drawer.getByText('Reported, still active').waitFor()

    await sendAlarm(server, device, { lift: fault.lift, state: 'CLEAR' })
    await drawer.getByText('Closed', { exact: true }).waitFor()
    expect(page.complaints).toEqual([])
  })

  it('says of a report that failed why: for 2.5 s, and beside the form for as long as it is there', async () => {
    const fault = await newFault()
    await wei.liftFaults.acknowledge({ id: fault.id })
    const page = await openFault(fault)
    await page.route('**/api/lift/fault/report', route => route.fulfill({ status: 500, json: {} }))
    await page.getByLabel('Result').fill('All well.')
    await page.getByLabel('Technician').fill('Chen Jia Hao')
    const message = page.getByRole('status').getByText('System failure, please try again later.')
    await stopTime(page)
    await page.getByRole('button', { name: 'Submit' }).press('Enter')
    await passTimeUntil(message, 20)
    await page.clock.runFor(2_600)
    await page.clock.resume()
    await message.waitFor({ state: 'detached' })
    await page.getByText('Not reported: System failure, please try again later.').waitFor()
    await eventually(() => page.getByLabel('Result').inputValue()).toBe('All well.')
  })

  it('takes a result of 2000 characters and no more', async () => {
    const fault = await newFault()
    await wei.liftFaults.acknowledge({ id: fault.id })
    const page = await openFault(fault)
    await page.getByLabel('Result').fill('x'.repeat(2_100))
    await page.getByText('2000 of 2000').waitFor()
    await page.getByLabel('Technician').fill('Chen Jia Hao')
    await page.getByRole('button', { name: 'Submit' }).click()
    await said(page, 'Report saved.')
  })

  it('keeps what is being typed while others change the fault', async () => {
    const fault = await newFault()
    await wei.liftFaults.acknowledge({ id: fault.id })
    const page = await openFault(fault)
    await page.getByLabel('Result').fill('Half a senten')
    await wei.liftFaults.report({ id: fault.id, technicianName: 'Lim', result: 'All well.' })
    await eventually(() => page.getByLabel('Technician').inputValue()).toBe('Lim')
    await eventually(() => page.getByLabel('Result').inputValue()).toBe('Half a senten')
  })

  it('keeps what is being typed while another tab changes the language', async () => {
    const fault = await newFault()
    await wei.liftFaults.acknowledge({ id: fault.id })
    const page = await openFault(fault)
    await page.getByLabel('Result').fill('Half a senten')
    await show(page, { theme: 'dark', language: 'zh' })
    await eventually(() => page.getByLabel('结果').inputValue()).toBe('Half a senten')
  })

  it('tells the second operator who was quicker, even where the screen did not know yet', async () => {
    const fault = await newFault()
    const page = await openFault(fault)
    const button = page.getByRole('dialog').getByRole('button', { name: 'Acknowledge' })
    // The page cannot fetch again from here on, but may still write.
    await page.route(/api\/lift\/fault\/(page|count|\w{8}-)/, route => route.abort())
    await wei.liftFaults.acknowledge({ id: fault.id })
    await button.click()
    await said(page, `${fault.liftName}: Already acknowledged by Tan Wei Ming at `)
  })
})

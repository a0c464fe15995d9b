import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { createUser, sendAlarm } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { server } from '../harness/fixtures'
import { omsSchedule } from '../../server/src/db/schema/oms-schedules'
import { eventually } from './console'
import { inspect } from './look'
import { phoneSize, rowsOf } from './reading'
import { reportedConsole } from './reported-console'
import { asked, from, hourMs, monthWords } from './reported-month'

const recent = Date.now() - 24 * hourMs

const { open, openFor } = reportedConsole(async (prepared, [device]) => {
  for (const [index, number] of [5, 7, 15].entries()) {
    await sendAlarm(prepared, device, { lift: 'E', number, ts: recent + index * hourMs })
  }
  await prepared.db.insert(omsSchedule).values({
    id: newId(),
    liftId: await findLiftId(prepared, `${device.clientId}-A`),
    status: 'OPEN',
    report: 'New ropes',
    offAt: from + hourMs,
    onAt: from + 3 * hourMs,
    createdAt: from,
    updatedAt: from,
  })
})

describe('chronic lifts', () => {
  const [lifts, breakdowns] = ['Chronic lifts', 'Chronic lift breakdowns']

  it('are those of the last thirty days, with the breakdowns of each beside them', async () => {
    const page = await open('/report/clr')
    await page.getByRole('heading', { name: `${lifts}, last 30 days` }).waitFor()
    await page.getByText(/Rows: 1 · Data up to .* · Breakdowns: 3$/).waitFor()
    await rowsOf(page, lifts).getByRole('link').first().click()
    const drawer = page.getByRole('dialog', { name: 'AMK-AMA1-205-E' })
    await eventually(() => drawer.getByRole('table').locator('tbody tr').count()).toBe(3)
    await drawer.getByText('1–3 of 3').waitFor()
    await inspect(page, 'a chronic lift', [{ theme: 'light', language: 'en' }])
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/report/clr')
  })

  it('print with their breakdowns under each', async () => {
    const page = await open('/report/clr')
    await page.getByRole('tab', { name: breakdowns }).click()
    await eventually(() => rowsOf(page, breakdowns).count()).toBe(1 + 3)
    const href = (await page.getByRole('link', { name: 'Print' }).getAttribute('href'))!
    expect(href).toBe('/report/clr?printDetail=true')
    await page.goto(href)
    const table = page.getByRole('table', { name: breakdowns })
    await table.getByRole('rowheader', { name: 'AMK-AMA1-205-E' }).waitFor()
    expect(await table.locator('tbody tr').count()).toBe(1 + 3)
    expect(await page.getByRole('navigation').count()).toBe(0)
  })
})

describe('the breakdown code summary', () => {
  const list = 'Breakdown code summary'

  it('has a row for each council and code, or range of codes', async () => {
    const page = await open('/report/breakdown-code-summary-report')
    await page.getByRole('heading', { name: `${list}, ${monthWords}` }).waitFor()
    await rowsOf(page, list).getByText('No code given').first().waitFor()
    await page.getByRole('button', { name: /^Town councils: / }).waitFor()
    expect(await page.getByRole('button', { name: /^Lift companies: / }).count()).toBe(0)
    await page.getByRole('button', { name: 'Customize' }).click()
    const dialog = page.getByRole('dialog', { name: 'Customize' })
    await dialog.getByLabel('A row for each').selectOption('Range of codes')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Export' }).click()
    const href = await page.getByRole('link', { name: 'Text (CSV)' }).getAttribute('href')
    expect(new URL(href!, server.url).searchParams.get('groupBy')).toBe('faultCodeRange')
  })

  it('is another one to a lift company, which is of no council', async () => {
    const company = await createUser(server, { organization: 'Zenith Lifts', type: 'LIFT_COMPANY' })
    const page = await openFor(company, '/report/breakdown-code-summary-report')
    await rowsOf(page, list).getByText('No code given').first().waitFor()
    expect(await page.getByRole('columnheader', { name: 'Town council' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /^(Town councils|Lift companies): / }).count()).toBe(0)
  })
})

describe('reports that are beside others', () => {
  it('planned switch-offs, beside the lifts whose downtime is without them', async () => {
    const page = await open('/report/plr')
    await page.getByRole('tab', { name: 'Planned switch-offs' }).click()
    await rowsOf(page, 'Planned switch-offs').getByText('New ropes').waitFor()
    await eventually(() => asked(page)).toEqual({ part: 'planned-switch-offs' })
    await page.getByRole('heading', { name: `Planned switch-offs, ${monthWords}` }).waitFor()
  })

  it('how heavy the alarms were, beside the alarms, on a phone too', async () => {
    const page = await open('/report/mar?part=alarm-load', phoneSize)
    await page.getByText('Alarms per operator and 10 min').waitFor()
    await page.getByText('Alarms of the top 10 lifts').waitFor()
  })
})

describe('the maintenance of a week', () => {
  it('begins with the last week that is over, and goes up to this one', async () => {
    const page = await open('/report/w_lm_r')
    const weeks = page.getByRole('search').getByLabel('Week')
    await weeks.waitFor()
    const [current, last] = await weeks.locator('option').allTextContents()
    await eventually(() => weeks.inputValue()).toBe(last)
    expect(current! > last!).toBe(true)
    await page.getByText('No data for this period').waitFor()
    await weeks.selectOption({ index: 0 })
    await page.getByRole('button', { name: 'Preview' }).click()
    await eventually(() => asked(page)).toEqual({ week: current })
  })
})

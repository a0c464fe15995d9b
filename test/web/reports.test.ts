import { describe, expect, it } from 'vitest'
import { createUser } from '../harness/builders'
import { server } from '../harness/fixtures'
import { eventually } from './console'
import { inspect } from './look'
import { rowsOf } from './reading'
import { reportedConsole } from './reported-console'
import { asked, from, hourMs, month, monthWords } from './reported-month'

const { open, openFor } = reportedConsole()

const list = 'Monthly breakdowns'

describe('a report that is a list', () => {
  it('opens with the previous month, five rows a page, newest first', async () => {
    const page = await open('/report/mbr')
    await page.getByRole('heading', { name: `${list}, ${monthWords}` }).waitFor()
    await page.getByText('1–5 of 8').waitFor()
    await eventually(() => rowsOf(page, list).count()).toBe(5)
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText('6–8 of 8').waitFor()
    await eventually(() => rowsOf(page, list).count()).toBe(3)
    expect(page.complaints).toEqual([])
  })

  it('asks for what is in its filters once Preview is pressed, and not before', async () => {
    const page = await open('/report/mbr')
    await page.getByText('1–5 of 8').waitFor()
    await page.getByLabel('Block').fill('206')
    await page.getByRole('search').getByLabel('Month').selectOption({ index: 0 })
    expect(asked(page)).toEqual({})
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByText('1–1 of 1').waitFor()
    await rowsOf(page, list).getByText('Zenith Lifts').waitFor()
    expect(asked(page)).toEqual({ blk: '206', month })
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByText('1–5 of 8').waitFor()
    await page.getByRole('button', { name: /^Lift companies: / }).click()
    await page.getByRole('checkbox', { name: 'Zenith Lifts' }).check()
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByText('1–1 of 1').waitFor()
    expect(asked(page)).toEqual({ month, liftCompany: 'Zenith Lifts' })
  })

  it('never leaves its month empty, nor takes one that is not over', async () => {
    const page = await open('/report/mbr')
    const options = page.getByRole('search').getByLabel('Month').locator('option')
    await eventually(() => options.first().textContent()).toBe(monthWords)
    expect(await options.allTextContents()).not.toContain('Any')
  })

  it('takes no day beyond today', async () => {
    const page = await open('/report/dbr')
    await page.getByLabel('Day', { exact: true }).fill('2999-01-01')
    await page.getByRole('button', { name: 'Preview' }).click()
    await eventually(() =>
      page.getByLabel('Day', { exact: true }).evaluate((box: HTMLInputElement) => box.validity.rangeOverflow),
    ).toBe(true)
    expect(asked(page)).toEqual({})
    const day = new Date(from + 12 * hourMs).toISOString().slice(0, 10)
    await page.getByLabel('Day', { exact: true }).fill(day)
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByText('1–1 of 1').waitFor()
  })

  it('puts its filters away', async () => {
    const page = await open('/report/mbr')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('button', { name: 'Preview' }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('button', { name: 'Preview' }).waitFor()
  })

  it('gives the file of what is shown, in a new window', async () => {
    const page = await open('/report/mbr?blk=206')
    await page.getByText('1–1 of 1').waitFor()
    await page.getByRole('button', { name: 'Export' }).click()
    const link = page.getByRole('link', { name: 'Text (CSV)' })
    expect(await link.getAttribute('target')).toBe('_blank')
    const url = new URL((await link.getAttribute('href'))!, server.url)
    expect(url.pathname).toBe('/api/reports/month-breakdown/export-excel')
    const answer = await page.request.get(url.href)
    expect(await answer.text()).toMatch(/Zenith Lifts/)
    expect((await answer.text()).trim().split('\n')).toHaveLength(2)
  })

  it('is customized: columns, order, and lifts as headings', async () => {
    const page = await open('/report/mbr')
    await page.getByText('1–5 of 8').waitFor()
    await page.getByRole('button', { name: 'Customize' }).click()
    const dialog = page.getByRole('dialog', { name: 'Customize' })
    await dialog.getByRole('checkbox', { name: 'Lift age (years)' }).uncheck()
    await dialog.getByLabel('Sort by').selectOption('Lift company')
    await dialog.getByLabel('Direction').selectOption('Ascending')
    await dialog.getByLabel('Group rows by lift').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const heads = page.getByRole('table', { name: list }).getByRole('rowheader')
    await eventually(() => heads.count()).toBeGreaterThan(0)
    // It is the user's, wherever the report is opened; an address may still ask for another order.
    await page.goto('/report/mbr?page=1')
    await eventually(() => heads.count()).toBeGreaterThan(0)
    const sorted = page.getByRole('columnheader', { name: 'Lift company' })
    await eventually(() => sorted.getAttribute('aria-sort')).toBe('ascending')
    await page.goto('/report/mbr?sort=liftCompany%2CDESC')
    await eventually(() => sorted.getAttribute('aria-sort')).toBe('descending')
    expect(await page.getByRole('columnheader', { name: 'Lift age (years)' }).count()).toBe(0)
    const named = await heads.allTextContents()
    expect(new Set(named).size).toBe(named.length)
    await inspect(page, 'grouped', [{ theme: 'light', language: 'en' }])
  })

  it('forgets what was customized and not saved', async () => {
    const page = await open('/report/mptr')
    await page.getByRole('button', { name: 'Customize' }).click()
    const dialog = page.getByRole('dialog', { name: 'Customize' })
    await dialog.getByLabel('Group rows by lift').check()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(asked(page)).toEqual({})
  })

  it('shows the worst lifts first, and offers no other order', async () => {
    const page = await open('/report/plr')
    const rows = rowsOf(page, 'Problem lifts')
    await eventually(() => rows.count()).toBe(5 + 2)
    await rows.first().getByText('AMK-AMA1-206-A').waitFor()
    await page.getByRole('button', { name: 'Customize' }).click()
    const dialog = page.getByRole('dialog', { name: 'Customize' })
    await dialog.getByRole('checkbox', { name: 'Availability (%)' }).waitFor()
    expect(await dialog.getByLabel('Sort by').count()).toBe(0)
  })

  it('spares a lift company the choice among lift companies', async () => {
    const company = await createUser(server, { organization: 'Zenith Lifts', type: 'LIFT_COMPANY' })
    const page = await openFor(company, '/report/mbr')
    await page.getByText('1–1 of 1').waitFor()
    expect(await page.getByRole('button', { name: /^Lift companies: / }).count()).toBe(0)
  })
})

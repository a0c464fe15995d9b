import { describe, expect, it } from 'vitest'
import { eventually } from './console'
import { inspect } from './look'
import { rowsOf } from './reading'
import { reportedConsole } from './reported-console'
import { asked, monthWords } from './reported-month'

const { open } = reportedConsole()

describe('the council report', () => {
  const titles = {
    Division: 'Town council management by division',
    'Lift company': 'Town council management by lift company',
  }

  it('tells its points by words as well as by colours', async () => {
    const page = await open('/report/tcmr_tcmr')
    await page.getByRole('heading', { name: `Town council management, ${monthWords}` }).waitFor()
    const rows = rowsOf(page, titles.Division)
    const total = rows.filter({ hasText: 'Total' })
    // Eight faults of four lifts are twenty for each ten; one of them has been set since the month's first day.
    await total.getByText('1, Red', { exact: true }).first().waitFor()
    await total.getByText('2, Red', { exact: true }).waitFor()
    await inspect(page, 'council report', [{ theme: 'dark', language: 'zh' }])
  })

  it('is grouped by division, by lift company, or by both, as the address says', async () => {
    const page = await open('/report/tcmr_tcmr')
    await page.getByRole('tab', { name: 'By lift company', exact: true }).click()
    await eventually(() => rowsOf(page, titles['Lift company']).count()).toBe(3)
    await eventually(() => asked(page)).toEqual({ part: 'lift-company' })
    await page.getByRole('search').getByLabel('Month').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Preview' }).click()
    // No fault in the month before: the best that can be had.
    await rowsOf(page, titles['Lift company']).first().getByText('10, Green').waitFor()
    await page.goBack()
    await page.goBack()
    await eventually(() => rowsOf(page, titles.Division).count()).toBe(2)
  })

  it('gives the file of the table that is shown', async () => {
    const page = await open('/report/tcmr_tcmr?part=lift-company')
    await eventually(() => rowsOf(page, titles['Lift company']).count()).toBe(3)
    await page.getByRole('button', { name: 'Export' }).click()
    const href = await page.getByRole('link', { name: 'Text (CSV)' }).getAttribute('href')
    expect(href).toMatch(/^\/api\/reports\/tcmr-lift-company\/export-excel\?/)
    expect(await (await page.request.get(href!)).text()).toMatch(/Zenith Lifts/)
  })
})

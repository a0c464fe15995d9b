import { describe, expect, it } from 'vitest'
import { block, createEstate, createUser } from '../harness/builders'
import { server } from '../harness/fixtures'
import { eventually } from './console'
import { rowsOf } from './reading'
import { reportedConsole } from './reported-console'
import { asked, month, monthWords } from './reported-month'

const { open, openFor } = reportedConsole(async running => {
  await createEstate(running, [
    block({ townCode: 'BDK', block: '10', postalCode: '460010', townCouncil: 'Bedok Town Council', ward: 'BD12' }),
  ])
})

const table = 'Town council management by division'

describe('the council report', () => {
  it('is of the councils that one chooses, where one sees several', async () => {
    const page = await open('/report/tcmr_tcmr')
    await eventually(() => rowsOf(page, table).count()).toBe(3)
    await page.getByRole('search').getByRole('button', { name: 'Town councils' }).click()
    await page.getByRole('checkbox', { name: 'Bedok Town Council' }).check()
    await page.getByRole('button', { name: 'Preview' }).click()
    await eventually(() => asked(page)).toEqual({ townCouncil: 'Bedok Town Council' })
    await eventually(() => rowsOf(page, table).count()).toBe(2)
    // Its chart, and what the chart leads to, are of the same council.
    await page.getByRole('button', { name: 'Chart', exact: true }).click()
    const chart = page.getByRole('table', { name: /^Total points by division/ })
    await eventually(() => chart.locator('tbody tr').count()).toBe(2)
    await page.getByRole('columnheader').getByRole('link', { name: monthWords }).click()
    await eventually(() => asked(page)).toEqual({ townCouncil: 'Bedok Town Council', month })
  })

  it('offers no choice of councils to those who see one', async () => {
    const user = await createUser(server, { organization: 'Bedok Town Council', type: 'TOWN_COUNCIL' })
    const page = await openFor(user, '/report/tcmr_tcmr')
    await eventually(() => rowsOf(page, table).count()).toBe(2)
    await page.getByRole('search').getByLabel('Month').waitFor()
    expect(await page.getByRole('search').getByRole('button', { name: 'Town councils' }).count()).toBe(0)
  })
})

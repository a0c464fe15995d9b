import { describe, it } from 'vitest'
import { block, createEstate, createUser } from '../harness/builders'
import { server } from '../harness/fixtures'
import { eventually } from './console'
import { rowsOf } from './reading'
import { reportedConsole } from './reported-console'
import { asked } from './reported-month'

const { open, openFor } = reportedConsole(async running => {
  await createEstate(running, [
    block({ townCode: 'BDK', block: '10', postalCode: '460010', ward: 'Kaki Bukit', lifts: 3 }),
    block({ townCode: 'TPY', block: '20', postalCode: '310020', townCouncil: 'Toa Payoh Town Council' }),
  ])
})

describe('wards in the console', () => {
  it('are chosen for a report', async () => {
    const page = await open('/report/plr')
    await page.getByRole('button', { name: 'Wards: ' }).click()
    await page.getByRole('checkbox', { name: 'Kaki Bukit' }).check()
    await page.getByRole('button', { name: 'Preview' }).click()
    await eventually(() => asked(page)).toEqual({ ward: 'Kaki Bukit' })
    await eventually(() => rowsOf(page, 'Problem lifts').count()).toBe(3)
  })

  it('are said to be missing where none is recorded', async () => {
    const council = await createUser(server, { organization: 'Toa Payoh Town Council', type: 'TOWN_COUNCIL' })
    const page = await openFor(council, '/report/plr')
    await page.getByRole('button', { name: 'Wards: ' }).click()
    await page.getByText('No ward is recorded for these buildings').waitFor()
    await rowsOf(page, 'Problem lifts').first().waitFor()
  })

  it('find lifts and buildings', async () => {
    const page = await open('/lift')
    await page.getByRole('search').getByLabel('Ward').fill('kaki')
    await eventually(() => rowsOf(page, 'Lifts').count()).toBe(3)
    await page.goto('/building?ward=Kaki')
    await eventually(() => rowsOf(page, 'Buildings').count()).toBe(1)
  })
})

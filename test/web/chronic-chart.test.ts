import { periodNameAt, periodOf } from '@liftwatch/core/reports/periods'
import { expect } from 'vitest'
import { it as usualTest } from '../harness/browser-fixtures'
import { createEstate, createUser, sendAlarm } from '../harness/builders'
import { eventually } from './console'
import { readerOf } from './reading'

const hourMs = 3_600_000
const monday = periodOf('week', periodNameAt('week', Date.now())).from
const it = usualTest.extend('settings', { scope: 'file' }, { clock: () => monday + 6 * hourMs })

it('tells of now also on a Monday, when the last week has ended on the same day', async ({ browser, server }) => {
  const [device] = await createEstate(server)
  for (const [index, number] of [3, 5, 6].entries()) {
    await sendAlarm(server, device!, { number, ts: monday + (index + 1) * hourMs })
  }
  const page = await readerOf(browser, server, await createUser(server))('/report/clr?view=chart')
  const figure = page.getByRole('figure', { name: 'Breakdowns of chronic lifts' })
  const dots = figure.locator('.recharts-dot')
  await eventually(() => dots.count()).toBe(27)
  for (const [index, value] of [
    [25, 0],
    [26, 3],
  ] as const) {
    await dots.nth(index).hover({ force: true })
    await figure.getByText(`Breakdowns of chronic lifts: ${value}`).waitFor()
  }
  expect(page.complaints).toEqual([])
})

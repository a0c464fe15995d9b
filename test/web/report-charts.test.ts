import { formatInstant } from '@liftwatch/core/text/format'
import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { block, createEstate, createUser, sendAlarm, type TestDevice } from '../harness/builders'
import { client, server } from '../harness/fixtures'
import { eventually, open } from './console'
import { inspect, looks, settle } from './look'
import { fitsWindow, phoneSize, readerOf } from './reading'
import { asked, from, haveBreakdowns, hourMs, month, monthWords } from './reported-month'

const it = usualTest.extend('given', { scope: 'file' }, { client: {} })

it.beforeAll(async () => {
  await haveBreakdowns(server)
  const estate = await createEstate(server, [block({ block: '207', postalCode: '560207', ward: 'AM53' })])
  const device = estate.at(-1)!
  await breakDown(device, 'A', 7, from + hourMs)
  // A lift that breaks down three times in a day, and is chronic by that.
  for (const [index, number] of [3, 5, 6].entries()) {
    await breakDown(device, 'B', number, Date.now() - (3 - index) * hourMs)
  }
  const { content } = await client.monthBreakdown.page({ month, size: 100 })
  for (const [index, { id }] of content.entries()) {
    if (index === 0) continue
    const faultCode = index < 5 ? '1010' : ['1020', '2010'][index % 2]!
    await client.liftFaults.acknowledge({ id })
    await client.liftFaults.report({ id, technicianName: 'Lim', result: 'Done.', faultCode })
  }
})

async function breakDown(device: TestDevice, lift: string, number: number, ts: number): Promise<void> {
  await sendAlarm(server, device, { lift, number, ts })
  await sendAlarm(server, device, { lift, number, ts: ts + 60_000, state: 'CLEAR' })
}

/** The words of each row, cell by cell. */
function wordsOf(table: Locator): Promise<string[][]> {
  return table
    .locator('tbody tr')
    .evaluateAll(rows =>
      rows.map(row => [...row.querySelectorAll('th, td')].map(cell => (cell.textContent ?? '').trim())),
    )
}

describe('the council report over twelve months', () => {
  const title = `Total points by division, twelve months up to ${monthWords}`

  it('has the total points of every division and month, each by word, shape and colour', async () => {
    const page = await open('/report/tcmr_tcmr')
    await page.getByRole('button', { name: 'Chart', exact: true }).click()
    await eventually(() => asked(page)).toEqual({ view: 'chart' })
    const table = page.getByRole('table', { name: title })
    await table.waitFor()
    const rows = await client.tcmr.divisionTrend({})
    const wards = [...new Set(rows.map(({ buildingWard }) => buildingWard))]
    expect(wards.length).toBeGreaterThan(1)
    const pointsOf = (isOf: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(isOf).map(({ tcmrCount }) => String(tcmrCount.totalScore))
    const [first] = rows
    const words = await wordsOf(table)
    expect(words[0]!.slice(1)).toEqual(
      pointsOf(({ buildingWard, tcmrCount }) => buildingWard === first!.buildingWard && !tcmrCount.summary),
    )
    expect(words.at(-1)).toEqual(['Total', ...pointsOf(({ tcmrCount }) => tcmrCount.summary)])
    expect(words.at(-1)).toHaveLength(13)
    // Not by the colour alone: the name says the band, and the shape is another one.
    const [best, worst] = [
      table.getByRole('link', { name: '10, Green' }),
      table.getByRole('link', { name: /Red|Amber/ }),
    ]
    await eventually(() => best.count()).toBeGreaterThan(10)
    const shapeOf = (cell: Locator) => cell.first().locator('svg path').getAttribute('d')
    expect(await shapeOf(best)).not.toBe(await shapeOf(worst))
    await inspect(page, 'points by division', looks)
    expect(await fitsWindow(page)).toBe(true)
  })

  it('leads from a month to its table, and is where Back leads again', async () => {
    const page = await open(`/report/tcmr_tcmr?view=chart&month=${month}`)
    await page.getByRole('columnheader').getByRole('link', { name: monthWords }).click()
    await page.getByRole('table', { name: 'Town council management by division', exact: true }).waitFor()
    expect(asked(page)).toEqual({ month })
    await page.goBack()
    await page.getByRole('table', { name: title }).waitFor()
  })

  it('shows what the points of a division come from, in lines and in figures', async () => {
    const page = await open('/report/tcmr_tcmr?view=chart')
    const rows = (await client.tcmr.divisionTrend({})).filter(({ buildingWard }) => buildingWard === 'AM53')
    expect(rows).toHaveLength(12)
    expect(rows.some(({ tcmrCount }) => tcmrCount.cases > 0)).toBe(true)
    await page.getByRole('button', { name: 'AM53' }).click()
    await eventually(() => page.getByRole('button', { name: 'AM53' }).getAttribute('aria-pressed')).toBe('true')
    for (const name of ['Fault rate per 10 lifts', 'Downtime per lift (h)']) {
      const dots = page.getByRole('figure', { name }).locator('.recharts-dot')
      await eventually(() => dots.count()).toBe(12)
    }
    await page.getByRole('button', { name: 'Show the figures' }).click()
    const figures = await wordsOf(page.getByRole('table', { name: /^AM53/ }))
    const shown = (value: number | null) => String(Math.round((value ?? 0) * 100) / 100)
    expect(figures.map(([, ...cells]) => cells)).toEqual(
      rows.map(({ tcmrCount }) => [
        String(tcmrCount.liftCnt),
        String(tcmrCount.cases),
        shown(tcmrCount.faultRatePer10Units),
        shown(tcmrCount.avgPerLift),
        String(tcmrCount.totalScore),
      ]),
    )
    expect(page.complaints).toEqual([])
  })
})

describe('the breakdowns by technician code', () => {
  it('are bars, the longest first, with their counts and shares, and none left out', async () => {
    const page = await open('/report/breakdown-code-summary-report?view=chart')
    const table = page.getByRole('table', { name: 'Breakdowns by technician code' })
    await table.waitFor()
    const { content } = await client.breakdownCodes.lc({ month, sort: 'totalOccurrence,DESC', size: 100 })
    const all = content.reduce((sum, { totalOccurrence }) => sum + totalOccurrence, 0)
    const coded = content.filter(({ faultCode }) => faultCode !== null)
    expect(coded.length).toBeGreaterThan(2)
    const words = await wordsOf(table)
    const end = (count: number) => `${count} (${((count / all) * 100).toFixed(1)} %)`
    expect(words.map(([, figures]) => figures)).toEqual([
      ...coded.map(({ totalOccurrence }) => end(totalOccurrence)),
      end(all - coded.reduce((sum, { totalOccurrence }) => sum + totalOccurrence, 0)),
    ])
    expect(words[0]![0]).toBe(`${coded[0]!.faultCode} ${coded[0]!.faultCodeDescription}`)
    expect(words.at(-1)![0]).toBe('No code given')
    const lengths = await table
      .locator('td div[aria-hidden]')
      .evaluateAll(bars => bars.map(bar => bar.getBoundingClientRect().width))
    expect(lengths[1]! / lengths[0]!).toBeCloseTo(coded[1]!.totalOccurrence / coded[0]!.totalOccurrence, 1)
    await inspect(page, 'codes', looks)
  })
})

describe('the chronic lifts over time', () => {
  it('are lines from zero, week by week, and the same in figures', async () => {
    const page = await open('/report/clr?view=chart')
    const lines = page.getByRole('figure')
    await eventually(() => lines.first().locator('.recharts-dot').count()).toBeGreaterThan(25)
    expect(await lines.count()).toBe(2)
    await eventually(() => lines.first().locator('.recharts-yAxis-tick-labels text').first().textContent()).toBe('0')
    const points = await client.chronicLifts.trend({})
    expect(points.at(-1)).toMatchObject({ liftCnt: 1, breakdownCnt: 3 })
    await page.getByRole('button', { name: 'Show the figures' }).click()
    const figures = await wordsOf(page.getByRole('table', { name: 'Chronic lifts over time' }))
    // The last point is of the moment at which it was asked for.
    const shown = points.map(({ upTo, liftCnt, breakdownCnt }) => [
      formatInstant(upTo),
      `${liftCnt}`,
      `${breakdownCnt}`,
    ])
    expect(figures.slice(0, -1)).toEqual(shown.slice(0, -1))
    expect(figures.at(-1)!.slice(1)).toEqual(shown.at(-1)!.slice(1))
    await inspect(page, 'chronic lifts', looks)
  })

  it('tell what the pointer is at, and need no animation to be there', async () => {
    const page = await open('/report/clr?view=chart')
    const figure = page.getByRole('figure', { name: 'Breakdowns of chronic lifts' })
    await eventually(() => figure.locator('.recharts-dot').count()).toBeGreaterThan(25)
    await figure.locator('.recharts-dot').last().hover({ force: true })
    await figure.getByText('Breakdowns of chronic lifts: 3').waitFor()
    // What is fetched again meanwhile may still be turning.
    await eventually(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

describe('a chart', () => {
  it('fits a phone', async () => {
    for (const path of ['tcmr_tcmr', 'clr', 'breakdown-code-summary-report']) {
      const page = await open(`/report/${path}?view=chart`, phoneSize)
      await settle(page)
      await page.getByRole('region', { name: /Total points|Chronic lifts|technician code/ }).waitFor()
      expect({ path, fits: await fitsWindow(page) }).toEqual({ path, fits: true })
      await inspect(page, `${path} on a phone`, [{ theme: 'dark', language: 'zh' }])
    }
  })

  it('says that it could not be had, and is there on another try', async () => {
    const page = await open('/settings')
    await page.route('**/api/reports/chronic-lifts/trend**', route => route.abort())
    await page.goto('/report/clr?view=chart')
    const alert = page.getByRole('region', { name: 'Chronic lifts over time' }).getByRole('alert')
    await alert.waitFor()
    await page.unroute('**/api/reports/chronic-lifts/trend**')
    // The connection recovers by itself too, and may have brought the chart before its button was pressed.
    await Promise.race([
      alert
        .getByRole('button')
        .click()
        .catch(() => {}),
      page.getByRole('figure').first().waitFor(),
    ])
    await page.getByRole('figure').first().waitFor()
  })

  it('says that there is nothing to draw', async () => {
    const powerless = await createUser(server, { organization: 'South Council', type: 'TOWN_COUNCIL' })
    const openPowerless = readerOf(browser, server, powerless)
    for (const path of ['tcmr_tcmr', 'clr', 'breakdown-code-summary-report']) {
      const page = await openPowerless(`/report/${path}?view=chart`)
      await page.getByText('No data for this period').waitFor()
    }
  })
})

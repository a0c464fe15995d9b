import { describe, expect, it } from 'vitest'
import { sendAlarm } from '../harness/builders'
import { eventually } from './console'
import { inspect } from './look'
import { reportedConsole } from './reported-console'
import { hourMs, month, monthWords } from './reported-month'

const { open } = reportedConsole(async (prepared, [device]) => {
  for (const [index, number] of [5, 7, 15].entries()) {
    await sendAlarm(prepared, device, { lift: 'E', number, ts: Date.now() - (20 - index) * hourMs })
  }
})

/** A page for paper, which counts how often the browser is asked to print. */
async function openPaper(path: string) {
  const page = await open('/healthz')
  await page.addInitScript('globalThis.printed = 0; globalThis.print = () => { globalThis.printed += 1 }')
  await page.goto(path)
  return { page, printed: () => page.evaluate('globalThis.printed') }
}

describe('a chart for paper', () => {
  it('is opened from the chart, as it is asked for', async () => {
    const page = await open(`/report/tcmr_tcmr?view=chart&month=${month}`)
    const link = page.getByRole('link', { name: 'Print', exact: true })
    expect(await link.getAttribute('href')).toBe(`/report/tcmr_tcmr?view=chart&month=${month}&print=true`)
  })

  it('of the council report has the months, the lines of the division and their figures', async () => {
    const { page, printed } = await openPaper('/report/tcmr_tcmr?view=chart&print=true')
    await page.getByRole('heading', { level: 1, name: `Town council management, ${monthWords}` }).waitFor()
    await eventually(printed).toBe(1)
    const months = page.getByRole('table', { name: `Total points by division, twelve months up to ${monthWords}` })
    expect(await months.getByRole('columnheader').count()).toBe(13)
    for (const name of ['Fault rate per 10 lifts', 'Downtime per lift (h)']) {
      const picture = page.getByRole('img', { name })
      const drawn = decodeURIComponent((await picture.getAttribute('src'))!)
      // Bounds differ by their words and their dashes, and not by colours alone.
      expect(drawn).toMatch(/Green below [\d.]+<.*Red from [\d.]+</s)
      expect(new Set(drawn.match(/stroke-dasharray="[^"]+"/g)).size).toBe(2)
      expect(drawn.match(/<circle/g)).toHaveLength(12)
      expect(await picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(1_000)
    }
    expect(await page.getByRole('table', { name: 'Total', exact: true }).locator('tbody tr').count()).toBe(12)
    expect(await page.getByRole('button', { name: /figures|Save picture/ }).count()).toBe(0)
    expect(await page.getByRole('navigation').count()).toBe(0)
    await inspect(page, 'a chart for paper', [{ theme: 'dark', language: 'en' }])
    expect(await page.locator('html.dark').count()).toBe(0)
    expect(page.complaints).toEqual([])
  })

  it('of the chronic lifts has its weeks as lines and as figures', async () => {
    const { page, printed } = await openPaper('/report/clr?view=chart&print=true')
    await eventually(printed).toBe(1)
    await page.getByRole('img', { name: 'Breakdowns of chronic lifts' }).waitFor()
    const figures = page.getByRole('table', { name: 'Chronic lifts over time' })
    expect(await figures.locator('tbody tr').count()).toBeGreaterThan(25)
  })

  it('of the technician codes has its bars with their figures, and grounds are printed', async () => {
    const { page, printed } = await openPaper('/report/breakdown-code-summary-report?view=chart&print=true')
    await eventually(printed).toBe(1)
    await page.emulateMedia({ media: 'print' })
    const bar = page
      .getByRole('table', { name: 'Breakdowns by technician code' })
      .locator('td div[aria-hidden]')
      .first()
    await bar.waitFor()
    expect(await bar.evaluate(element => getComputedStyle(element).printColorAdjust)).toBe('exact')
    await page.getByText('8 (100.0 %)').waitFor()
  })
  it('of the alarm load has its figures, its days, its bars and all that it lists', async () => {
    const screen = await open('/report/mar?part=alarm-load')
    await screen.getByRole('table', { name: 'Top 10 lifts' }).waitFor()
    const href = (await screen.getByRole('link', { name: 'Print', exact: true }).getAttribute('href'))!
    const { page, printed } = await openPaper(href)
    await page.getByRole('heading', { level: 1, name: `Alarm load, ${monthWords}` }).waitFor()
    await eventually(printed).toBe(1)
    for (const name of ['Alarms', 'Minutes in flood']) await page.getByRole('img', { name, exact: true }).waitFor()
    const days = page.getByRole('table', { name: 'Alarms and floods by day' }).locator('tbody tr')
    expect(await days.count()).toBeGreaterThan(27)
    for (const name of ['Top 10 lifts', 'Alarms by priority']) {
      expect(await page.getByRole('table', { name }).locator('tbody tr').count()).toBe(5)
    }
    expect(await page.getByRole('region', { name: /^Alarms active for over 24 h: \d+$/ }).count()).toBe(1)
    expect(await page.getByRole('button', { name: /figures|Save picture/ }).count()).toBe(0)
    await inspect(page, 'the alarm load for paper', [{ theme: 'dark', language: 'en' }])
    expect(page.complaints).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { loadBand } from '@liftwatch/core/reports/load-bands'
import { sendAlarm } from '../harness/builders'
import type { TestPage } from '../harness/browser'
import { eventually } from './console'
import { inspect, looks } from './look'
import { phoneSize } from './reading'
import { reportedConsole } from './reported-console'
import { asked, from, hourMs } from './reported-month'

const minuteMs = 60_000

const { open } = reportedConsole(async (server, [device]) => {
  const trap = { lift: 'A', type: 'PASSENGER_TRAP', number: 0 } as const
  await sendAlarm(server, device, { ...trap, ts: from + 48 * hourMs })
  await sendAlarm(server, device, { ...trap, ts: from + 48 * hourMs + 12 * minuteMs, state: 'CLEAR' })
  // A dozen within ten minutes: a flood.
  for (let number = 1; number <= 12; number += 1) {
    await sendAlarm(server, device, { lift: 'B', number, ts: from + 300 * hourMs + number * 1_000 })
    await sendAlarm(server, device, { lift: 'B', number, ts: from + 301 * hourMs, state: 'CLEAR' })
  }
  // And one that goes on when the month begins, for ten minutes more.
  for (let number = 101; number <= 117; number += 1) {
    const ts = from + (number <= 112 ? -10 * minuteMs : 0) + number * 1_000
    await sendAlarm(server, device, { lift: 'C', number, ts })
    await sendAlarm(server, device, { lift: 'C', number, ts: ts + 1_000, state: 'CLEAR' })
  }
})

const path = '/report/mar?part=alarm-load'
const bands = { acceptable: 'Acceptable', manageable: 'Manageable', excessive: 'Excessive' }

/** The figures as the server has them for this page's user. */
const figuresOf = (page: TestPage) =>
  page.evaluate(async () => (await (await fetch('/api/reports/alarm-load')).json()) as AlarmLoad)

const tile = (page: TestPage, name: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })

describe('the alarm load', () => {
  it('has the figures first, each with its band, then what they are made of', async () => {
    const page = await open(path)
    await page.getByRole('region', { name: 'Alarm load' }).waitFor()
    const load = await figuresOf(page)
    expect(load.floodCnt).toBe(1)
    expect(load.alarmCnt).toBeGreaterThan(12)
    await tile(page, 'Alarms').getByText(String(load.alarmCnt), { exact: true }).waitFor()
    const overloaded = tile(page, 'Share of 10-minute periods with more than 10 alarms')
    await overloaded.getByText(`${(load.overloadedShare! * 100).toFixed(1)} %`, { exact: true }).waitFor()
    await overloaded.getByText(bands[loadBand('overloadedShare', load.overloadedShare)!], { exact: true }).waitFor()
    const worst = tile(page, 'Alarms of the top 10 lifts')
    await worst.getByText('100.0 %').waitFor()
    expect(await worst.getByText(/Acceptable|Manageable|Excessive/).count()).toBe(0)
    await tile(page, 'Alarm floods').getByText('1 · 20m 0s').waitFor()
    await tile(page, 'Alarm floods').getByText('One more started before this month').waitFor()
    const floods = page.getByRole('region', { name: 'Alarm floods: 1' }).getByRole('listitem')
    expect(await floods.count()).toBe(2)
    expect(await floods.first().textContent()).toMatch(/ 00:00:00 – .* 00:10:00 · 10m 0s · started before this month$/)
  })

  it('shows the top ten lifts as bars that lead to them, and days and waits as figures', async () => {
    const page = await open(path)
    const worst = page.getByRole('table', { name: 'Top 10 lifts' }).locator('tbody tr')
    await worst.first().waitFor()
    const load = await figuresOf(page)
    expect(await worst.count()).toBe(load.worstLifts.length)
    const days = page.getByRole('region', { name: 'Alarms and floods by day' })
    await days.getByRole('button', { name: 'Show the figures' }).click()
    const flooded = days.getByRole('row').filter({ has: page.getByRole('cell', { name: '10', exact: true }) })
    await eventually(() => flooded.count()).toBe(2)
    const traps = page.getByRole('region', { name: 'Time to acknowledge traps' })
    await traps.getByText('No alarms in this period').waitFor()
    await worst.first().getByRole('link').click()
    await page.getByRole('heading', { name: load.worstLifts[0]!.liftName }).first().waitFor()
    expect(new URL(page.url()).pathname).toBe(`/lift/detail/${load.worstLifts[0]!.liftId}`)
  })

  it('looks well in both themes, on a phone too', async () => {
    const page = await open(path)
    await page.getByRole('table', { name: 'Top 10 lifts' }).waitFor()
    await inspect(page, 'alarm-load', looks.toReversed())
    expect(await page.getByRole('button', { name: 'Customize' }).count()).toBe(0)
    const phone = await open(path, phoneSize)
    await phone.getByRole('table', { name: 'Top 10 lifts' }).waitFor()
    await inspect(phone, 'alarm-load-phone', [{ theme: 'light', language: 'zh' }])
  })
})

describe('the pages of a report', () => {
  const list = '/report/mbr'

  it('begin with five rows, keep the size that is chosen, and are reached by their number', async () => {
    const page = await open(list)
    await page.getByText(/^1–5 of \d\d$/).waitFor()
    const number = page.getByLabel('Page', { exact: true })
    await number.fill('2')
    await number.press('Enter')
    await page.getByText(/^6–10 of \d\d$/).waitFor()
    expect(asked(page)).toEqual({ page: '1' })
    await number.fill('99')
    await number.press('Enter')
    await eventually(() => number.getAttribute('aria-invalid')).toBe('true')
    expect(asked(page)).toEqual({ page: '1' })
    await page.getByLabel('Rows a page').selectOption('10')
    await page.getByText(/^1–10 of \d\d$/).waitFor()
    await page.goto(list)
    await page.getByText(/^1–10 of \d\d$/).waitFor()
    expect(await page.getByLabel('Rows a page').inputValue()).toBe('10')
    await page.goto('/report/mar')
    await eventually(() => page.getByLabel('Rows a page').inputValue()).toBe('20')
  })
})

import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { dayMs } from '@liftwatch/core/limits'
import { dayBounds, formatDay } from '@liftwatch/core/text/format'
import type { TestPage } from '../harness/browser'
import { browser, it } from '../harness/browser-fixtures'
import { block, postMessages, type TestUser } from '../harness/builders'
import { server } from '../harness/fixtures'
import { createWatchedEstate } from '../harness/home-estate'
import { eventually, openAs } from './console'

const minuteMs = 60_000

let user: TestUser
let client: Client

/** Of three traps that are over one was attended to in time; one more is not over. */
const traps = [
  { daysAgo: 3, minutes: 10 },
  { daysAgo: 2, minutes: 40 },
  { daysAgo: 2, minutes: 70 },
  { daysAgo: 0, minutes: undefined },
]

it.beforeAll(async () => {
  const estate = await createWatchedEstate(server, [block({ lifts: 8 })])
  ;({ user, client } = estate)
  let seq = 0
  const now = Date.now()
  const trapMessages = traps.flatMap(({ daysAgo, minutes }, at) => {
    const lift = 'ABCD'[at]
    const ts = now - daysAgo * dayMs - minuteMs
    const of = { lift, type: 'PASSENGER_TRAP', number: 0 }
    const set = { ...of, ts, seq: ++seq, state: 'SET' }
    return minutes === undefined ? [set] : [set, { ...of, ts: ts + minutes * minuteMs, seq: ++seq, state: 'CLEAR' }]
  })
  const faults = [0, 0, 5, 40, 100].map((daysAgo, at) => ({
    ts: now - daysAgo * dayMs - minuteMs,
    seq: ++seq,
    lift: 'EFGHA'[at],
    type: 'LIFT_FAULT',
    number: 7,
    state: 'SET',
  }))
  await postMessages(
    server,
    estate.devices[0]!,
    [...trapMessages, ...faults].toSorted((a, b) => a.ts - b.ts),
  )
})

const trends = (page: TestPage) => page.getByRole('region', { name: 'Trends' })
const figure = (page: TestPage, name: RegExp) => trends(page).getByRole('figure', { name })

/** The last days up to today, as an address has them. */
function lastDays(days: number): string {
  return `startTs=${formatDay(Date.now() - (days - 1) * dayMs)}&endTs=${formatDay(Date.now())}`
}

describe('the trends', () => {
  it('are of the last 30 days, each line with its total, its scale and its highest point in words', async () => {
    const page = await openAs(browser, server, user, '/home')
    await figure(page, /^Lift faults/)
      .getByText('Total: 3')
      .waitFor()
    await figure(page, /^Passenger traps/)
      .getByText('Total: 4')
      .waitFor()
    await figure(page, /^Alarms/)
      .getByText('Total: 7')
      .waitFor()
    const today = formatDay(Date.now()).split('-')
    const from = formatDay(Date.now() - 29 * dayMs).split('-')
    const picture = figure(page, /^Lift faults/).getByRole('img')
    expect(await picture.getAttribute('aria-label')).toMatch(
      new RegExp(`^Lift faults from ${from[2]}/${from[1]} to ${today[2]}/${today[1]}: 3 in total, most [12] at `),
    )
    expect(page.complaints).toEqual([])
  })

  it('shares the traps out by the time to rescue, in figures beside the pie', async () => {
    const page = await openAs(browser, server, user, '/home')
    const shares = figure(page, /^Traps by time to rescue/).getByRole('listitem')
    await eventually(() => shares.allInnerTexts()).toEqual([
      expect.stringMatching(/^1\s*Within 25 min\s*25 %$/),
      expect.stringMatching(/^2\s*Later\s*50 %$/),
      expect.stringMatching(/^1\s*Still waiting\s*25 %$/),
    ])
  })

  it('can be of other days, which the address has: by the hour where they are few', async () => {
    const page = await openAs(browser, server, user, `/home?${lastDays(1)}`)
    const today = formatDay(Date.now())
    const { startTs, endTs } = dayBounds(today)
    const { liftFaults } = await client.home.trend({ startTs, endTs })
    const total = liftFaults!.reduce((sum, count) => sum + count, 0)
    await figure(page, /^Lift faults/)
      .getByText(`Total: ${total}`)
      .waitFor()
    await trends(page).getByText('Figures as a table').click()
    const table = trends(page).getByRole('table')
    await table.getByRole('columnheader', { name: 'Hour' }).waitFor()
    const hours = await table.getByRole('row').count()
    // Of the hours that are still to come there is nothing to be said.
    expect(hours - 1).toBeGreaterThanOrEqual(1)
    expect(hours - 1).toBeLessThanOrEqual(24)
  })

  it('are of 92 days at most, and say so', async () => {
    const page = await openAs(browser, server, user, `/home?${lastDays(200)}`)
    await trends(page).getByText('At most 92 days are shown.').waitFor()
    await figure(page, /^Lift faults/)
      .getByText('Total: 4')
      .waitFor()
    await trends(page).getByText('Figures as a table').click()
    await eventually(() => trends(page).getByRole('row').count()).toBe(93)
    expect(page.complaints).toEqual([])
  })

  it('are chosen from a calendar that ends today', async () => {
    const page = await openAs(browser, server, user, '/home')
    await trends(page)
      .getByRole('button', { name: /^Days: / })
      .click()
    const calendar = page.getByRole('group', { name: /^Days: / })
    await calendar.getByRole('button', { name: 'Any day' }).waitFor()
    // It opens where the range begins.
    const today = formatDay(Date.now())
    const days = calendar.locator('[data-part=table-cell-trigger]')
    const shown = () =>
      days.evaluateAll(cells =>
        cells.map(cell => [cell.getAttribute('data-value')!, cell.getAttribute('aria-disabled') === 'true'] as const),
      )
    const showsToday = async () => (await shown()).some(([day]) => day === today)
    if (!(await showsToday())) await calendar.getByRole('button', { name: 'Next month' }).click()
    await eventually(showsToday).toBe(true)
    expect((await shown()).filter(([day, isDisabled]) => day > today && !isDisabled)).toEqual([])
    expect((await shown()).filter(([day, isDisabled]) => day === today && isDisabled)).toEqual([])
    expect(page.complaints).toEqual([])
  })
})

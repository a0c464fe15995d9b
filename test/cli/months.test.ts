import { describe, expect, it } from 'vitest'
import { daysOfMonth, month, monthNamed } from '../../cli/src/filters/months'

describe('a month on the command line', () => {
  // In Singapore the new year has started.
  const now = Date.UTC(2026, 11, 31, 16, 30)

  it.each([
    ['2026-10', 'Asia/Singapore', '2026-10'],
    ['this', 'Asia/Singapore', '2027-01'],
    ['previous', 'Asia/Singapore', '2026-12'],
    ['last', 'Asia/Singapore', '2026-12'],
    ['this', 'UTC', '2026-12'],
    ['previous', 'UTC', '2026-11'],
  ])('%s in %s is %s', (typed, timeZone, expected) => {
    expect(monthNamed(month.parse(typed), now, timeZone)).toBe(expected)
  })

  it.each([
    ['2027-02', '2027-02-01', '2027-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2026-12', '2026-12-01', '2026-12-31'],
  ])('%s is from %s to %s', (name, startTs, endTs) => {
    expect(daysOfMonth(name)).toEqual({ startTs, endTs })
  })

  it.each(['2026-13', 'next', '2026-1', ''])('%j is none', typed => {
    expect(month.safeParse(typed).success).toBe(false)
  })
})

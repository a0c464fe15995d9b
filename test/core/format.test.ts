import { describe, expect, it } from 'vitest'
import {
  dayBounds,
  formatDay,
  formatDuration,
  formatInstant,
  formatShortInstant,
  formatShortTime,
  formatTimeOfDay,
} from '@liftwatch/core/text/format'
import { formatIso } from '@liftwatch/core/text/format-iso'

/** 00:30 of New Year's Day in Singapore, still New Year's Eve in Greenwich. */
const newYear = Date.UTC(2025, 11, 31, 16, 30, 5, 7)

describe('instants', () => {
  it("are shown in the estate's time zone", () => {
    expect(formatInstant(newYear)).toBe('01/01/2026 00:30:05')
    expect(formatTimeOfDay(newYear)).toBe('00:30:05')
    expect(formatDay(newYear)).toBe('2026-01-01')
    expect(formatIso(newYear)).toBe('2026-01-01T00:30:05.007+08:00')
  })

  it('are shown in another time zone where the estate lies there', () => {
    expect(formatInstant(newYear, 'Europe/Berlin')).toBe('31/12/2025 17:30:05')
    expect(formatDay(newYear, 'Europe/Berlin')).toBe('2025-12-31')
    expect(formatIso(newYear, 'Europe/Berlin')).toBe('2025-12-31T17:30:05.007+01:00')
  })

  it('that are not there are a dash for people and nothing for scripts', () => {
    expect([formatInstant(null), formatInstant(undefined)]).toEqual(['-', '-'])
    expect([formatIso(null), formatIso(undefined)]).toEqual(['', ''])
  })

  it('for scripts have the offset of their own moment', () => {
    const summerEnds = Date.UTC(2026, 10, 1, 6, 0, 0)
    expect(formatIso(summerEnds - 1, 'America/New_York')).toBe('2026-11-01T01:59:59.999-04:00')
    expect(formatIso(summerEnds, 'America/New_York')).toBe('2026-11-01T01:00:00.000-05:00')
    expect(formatIso(newYear, 'Asia/Kathmandu')).toBe('2025-12-31T22:15:05.007+05:45')
    expect(formatIso(newYear, 'America/St_Johns')).toBe('2025-12-31T13:00:05.007-03:30')
    expect(formatIso(newYear, 'UTC')).toBe('2025-12-31T16:30:05.007+00:00')
    expect(formatIso(-1, 'UTC')).toBe('1969-12-31T23:59:59.999+00:00')
  })

  it('of the epoch are an instant like any other', () => {
    expect(formatInstant(0)).toBe('01/01/1970 07:30:00')
  })
})

describe('instants where there is little room', () => {
  const nightAt = Date.UTC(2026, 10, 22, 15, 41, 7)
  const hourMs = 3_600_000

  it('keep their hour after midnight', () => {
    expect(formatShortInstant(nightAt, nightAt)).toBe('23:41:07')
    expect(formatShortInstant(nightAt, nightAt + hourMs)).toBe('22/11 23:41')
    expect(formatShortTime(nightAt, nightAt)).toBe('23:41')
    expect(formatShortTime(nightAt, nightAt + hourMs)).toBe('22/11 23:41')
  })

  it('go by the midnight of the estate', () => {
    expect(formatShortTime(nightAt, nightAt + hourMs, 'Europe/Berlin')).toBe('16:41')
  })

  it('keep it over the turn of a year too, and have the year where it is long ago', () => {
    expect(formatShortInstant(newYear - hourMs, newYear)).toBe('31/12 23:30')
    expect(formatShortInstant(nightAt, nightAt + 400 * 24 * hourMs)).toBe('22/11/2026')
  })

  it('that lie ahead have their day as well', () => {
    expect(formatShortTime(nightAt + hourMs, nightAt)).toBe('23/11 00:41')
  })
})

describe('a day', () => {
  it('begins and ends in the estate, whatever the clock of this machine says', () => {
    const { startTs, endTs } = dayBounds('2026-01-01')
    expect(new Date(startTs).toISOString()).toBe('2025-12-31T16:00:00.000Z')
    expect(new Date(endTs).toISOString()).toBe('2026-01-01T15:59:59.999Z')
    expect([formatDay(startTs), formatDay(endTs)]).toEqual(['2026-01-01', '2026-01-01'])
  })

  it('is 25 hours long where the clocks go back', () => {
    const { startTs, endTs } = dayBounds('2026-10-25', 'Europe/Berlin')
    expect(endTs + 1 - startTs).toBe(25 * 3_600_000)
    expect(dayBounds('2026-10-24', 'Europe/Berlin').endTs + 1).toBe(startTs)
    expect(dayBounds('2026-10-26', 'Europe/Berlin').startTs).toBe(endTs + 1)
  })

  it('begins with its second midnight or with its first hour, where clocks change at midnight', () => {
    const beginOf = (day: string, zone: string) => new Date(dayBounds(day, zone).startTs).toISOString()
    expect(beginOf('2025-11-02', 'America/Havana')).toBe('2025-11-02T05:00:00.000Z')
    expect(beginOf('2026-09-06', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z')
  })
})

describe('durations', () => {
  it.each([
    [0, '0s'],
    [999, '0s'],
    [-5_000, '0s'],
    [1_000, '1s'],
    [59_999, '59s'],
    [60_000, '1m 0s'],
    [307_000, '5m 7s'],
    [3_600_000, '1h 0m'],
    [3_659_999, '1h 0m'],
    [86_399_999, '23h 59m'],
    [2 * 86_400_000 + 3 * 3_600_000 + 59_000, '2d 3h'],
    [400 * 86_400_000, '400d 0h'],
    [null, '-'],
    [undefined, '-'],
  ])('%j ms are %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text)
  })

  it.each([
    [19_000, '19 秒'],
    [307_000, '5 分 7 秒'],
    [90_061_000, '1 天 1 小时'],
    [0, '0 秒'],
  ])('a duration of %i ms is %s in Chinese', (ms, text) => {
    expect(formatDuration(ms, 'zh')).toBe(text)
  })
})

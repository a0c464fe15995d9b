import { expect, it } from 'vitest'
import { trendInstants, trendMonths } from '@liftwatch/core/reports/trends'

it('goes back twelve months, over the turn of the year', () => {
  const months = trendMonths('2026-03')
  expect(months).toHaveLength(12)
  expect([months[0], months[8], months[9], months[11]]).toEqual(['2025-04', '2025-12', '2026-01', '2026-03'])
})

it('counts at the Mondays of 26 weeks, and now', () => {
  const now = Date.parse('2026-11-22T10:00:00+08:00')
  const instants = trendInstants(now)
  expect(instants).toHaveLength(27)
  expect(instants.slice(-2)).toEqual([Date.parse('2026-11-16T00:00:00+08:00'), now])
  expect(instants[0]).toBe(Date.parse('2026-05-25T00:00:00+08:00'))
})

it('counts once where a week ends with the instant', () => {
  const now = Date.parse('2026-11-16T00:00:00+08:00')
  expect(trendInstants(now).slice(-2)).toEqual([Date.parse('2026-11-09T00:00:00+08:00'), now])
})

it('keeps to midnight where clocks change', () => {
  const now = Date.parse('2026-10-28T12:00:00+01:00')
  const ends = trendInstants(now, 'Europe/Berlin')
  expect(ends.slice(-3, -1)).toEqual([Date.parse('2026-10-19T00:00:00+02:00'), Date.parse('2026-10-26T00:00:00+01:00')])
})

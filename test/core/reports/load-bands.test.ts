import { expect, it } from 'vitest'
import { alarmDays } from '@liftwatch/core/reports/alarm-days'
import { spanCounts } from '@liftwatch/core/reports/alarm-spans'
import { floods } from '@liftwatch/core/reports/floods'
import { loadBand } from '@liftwatch/core/reports/load-bands'
import { periodOf } from '@liftwatch/core/reports/periods'
import { at } from './local'

it('a figure is acceptable below its first bound and excessive from its second on', () => {
  const rates = [0, 0.99, 1, 1.99, 2, 50].map(rate => loadBand('alarmRate', rate))
  expect(rates).toEqual(['acceptable', 'acceptable', 'manageable', 'manageable', 'excessive', 'excessive'])
  expect(loadBand('overloadedShare', 0.009)).toBe('acceptable')
  expect(loadBand('overloadedShare', 0.05)).toBe('excessive')
  expect(loadBand('chatteringCnt', 0)).toBe('acceptable')
  expect(loadBand('staleCnt', 4)).toBe('acceptable')
})

it('no figure has no band', () => {
  expect(loadBand('alarmRate', null)).toBeUndefined()
})

it('the days of a month have its alarms and its floods, one that goes on over midnight on both', () => {
  const october = periodOf('month', '2026-10')
  const alarms = [
    { ts: at('2026-10-01 00:00'), alarmCnt: 3 },
    { ts: at('2026-10-02 23:50'), alarmCnt: 11 },
    { ts: at('2026-10-03 00:00'), alarmCnt: 5 },
  ]
  const spans = spanCounts(alarms, october)
  const days = alarmDays(spans, floods(spans, october, false), october)
  expect(days).toHaveLength(31)
  expect(days.slice(0, 4)).toEqual([
    { day: '2026-10-01', alarmCnt: 3, floodMs: 0 },
    { day: '2026-10-02', alarmCnt: 11, floodMs: 600_000 },
    { day: '2026-10-03', alarmCnt: 5, floodMs: 600_000 },
    { day: '2026-10-04', alarmCnt: 0, floodMs: 0 },
  ])
  expect(days.at(-1)!.day).toBe('2026-10-31')
})

it('days to come are not there', () => {
  const period = { from: periodOf('month', '2026-10').from, to: at('2026-10-03 10:00') }
  expect(alarmDays(spanCounts([], period), [], period).map(({ day }) => day)).toEqual([
    '2026-10-01',
    '2026-10-02',
    '2026-10-03',
  ])
})

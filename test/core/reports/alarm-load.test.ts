import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alarmRate, priorityDistribution, worstLifts } from '@liftwatch/core/reports/alarm-load'
import { overloadedShare, spanCounts } from '@liftwatch/core/reports/alarm-spans'
import { periodOf } from '@liftwatch/core/reports/periods'
import { at } from './local'

const spanMs = 10 * 60_000
const october = periodOf('month', '2026-10')

describe('spans of ten minutes', () => {
  it('are counted from the midnight at which the month begins, the quiet ones too', () => {
    const set = ['2026-10-01 00:00', '2026-10-01 00:09', '2026-10-01 00:10', '2026-10-31 23:59'].map(at)
    const outside = ['2026-09-30 23:59', '2026-11-01 00:00'].map(at)
    const spans = spanCounts(
      [...set, ...outside].map(ts => ({ ts, alarmCnt: 1 })),
      october,
    )
    expect(spans).toHaveLength(31 * 144)
    expect([spans[0], spans[1], spans[2], spans.at(-1)]).toEqual([2, 1, 0, 1])
    expect(spans.reduce((sum, alarmCnt) => sum + alarmCnt, 0)).toBe(4)
  })

  it('are the same from single alarms and from what was counted of each span', () => {
    const starts = fc.array(fc.integer({ min: 0, max: 20 * spanMs }), { maxLength: 40 })
    fc.assert(
      fc.property(starts, offsets => {
        const single = offsets.map(offset => ({ ts: october.from + offset, alarmCnt: 1 }))
        const spansOf = single.map(({ ts }) => Math.floor(ts / spanMs) * spanMs)
        const counted = [...new Set(spansOf)].map(ts => ({ ts, alarmCnt: spansOf.filter(span => span === ts).length }))
        expect(spanCounts(counted, october)).toEqual(spanCounts(single.toReversed(), october))
      }),
    )
  })

  it('of a month are those of its days', () => {
    const february = periodOf('month', '2026-02')
    const alarms = Array.from({ length: 5_000 }, (_, index) => ({ ts: february.from + index * 479_001, alarmCnt: 1 }))
    const days = Array.from({ length: 28 }, (_, index) => `2026-02-${String(index + 1).padStart(2, '0')}`)
    const ofDays = days.flatMap(day => spanCounts(alarms, periodOf('day', day)))
    expect(ofDays).toEqual(spanCounts(alarms, february))
  })

  it('are overloaded by more than ten alarms, not by ten', () => {
    expect(overloadedShare([10, 11, 0, 0])).toBe(0.25)
    expect(overloadedShare([])).toBeNull()
  })
})

describe('the rate', () => {
  it('is for each operator and ten minutes', () => {
    expect(alarmRate(8_928, 2, october)).toBe(1)
    expect(alarmRate(0, 2, october)).toBe(0)
    expect(alarmRate(5, 0, october)).toBeNull()
  })
})

describe('the worst lifts', () => {
  const lift = (liftId: string, alarmCnt: number) => ({ liftId, alarmCnt })

  it('are ten, most alarms first, with their share of all', () => {
    const many = 'abcdefghijkl'.split('').map((liftId, index) => lift(liftId, index + 1))
    for (const order of [many, many.toReversed()]) {
      const { lifts, share } = worstLifts(order, 100)
      expect(lifts.map(({ liftId }) => liftId).join('')).toBe('lkjihgfedc')
      expect(lifts[0]).toEqual({ liftId: 'l', alarmCnt: 12, share: 0.12 })
      expect(share).toBe(0.75)
    }
  })

  it('are fewer where fewer had alarms, equal ones by their id', () => {
    expect(worstLifts([lift('b', 1), lift('c', 0), lift('a', 1)], 2).lifts.map(({ liftId }) => liftId)).toEqual([
      'a',
      'b',
    ])
    expect(worstLifts([], 0)).toEqual({ lifts: [], share: null })
  })
})

describe('the priorities', () => {
  it('go from who is trapped to what is to know, with the share of each', () => {
    const alarms = [
      { type: 'RBE', severity: null, alarmCnt: 4 },
      { type: 'LIFT_FAULT', severity: 'URGENT', alarmCnt: 2 },
      { type: 'LIFT_FAULT', severity: 'NON_BREAKDOWN', alarmCnt: 8 },
      { type: 'PASSENGER_TRAP', severity: null, alarmCnt: 1 },
      { type: 'LIFT_FAULT', severity: 'NON_BREAKDOWN', alarmCnt: 1 },
    ] as const
    const shown = priorityDistribution(alarms).map(({ priority, alarmCnt, share }) => [priority, alarmCnt, share])
    expect(shown).toEqual([
      ['PASSENGER_TRAP', 1, 1 / 16],
      ['URGENT', 2, 2 / 16],
      ['BREAKDOWN', 0, 0],
      ['NON_BREAKDOWN', 9, 9 / 16],
      ['RBE', 4, 4 / 16],
    ])
    expect(priorityDistribution([]).every(({ share }) => share === null)).toBe(true)
  })
})

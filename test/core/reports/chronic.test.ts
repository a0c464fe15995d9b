import { describe, expect, it } from 'vitest'
import { chronicCounts, chronicLifts } from '@liftwatch/core/reports/chronic'
import { at, hourMs } from './local'

const now = at('2026-11-21 15:00')
const windowBegin = at('2026-10-22 15:00')

function breakdowns(liftId: string, ...starts: number[]) {
  return starts.map(alarmStartTs => ({ liftId, severity: 'BREAKDOWN' as const, alarmStartTs }))
}

describe('a chronic lift', () => {
  it('has three breakdowns in the 30 days up to now', () => {
    const two = breakdowns('a', now - 1, now - hourMs)
    expect(chronicLifts(two, now)).toEqual([])
    expect(chronicLifts([...two, ...breakdowns('b', now - 2)], now)).toEqual([])
    expect(chronicLifts([...two, ...breakdowns('a', now - 2)], now)).toEqual([{ liftId: 'a', breakdownCnt: 3 }])
  })

  it('has them from the first moment of the window on, and none that has yet to come', () => {
    const two = breakdowns('a', now - 1, now - 2)
    expect(chronicLifts([...two, ...breakdowns('a', windowBegin)], now)).toHaveLength(1)
    expect(chronicLifts([...two, ...breakdowns('a', windowBegin - 1)], now)).toEqual([])
    expect(chronicLifts([...two, ...breakdowns('a', now)], now)).toEqual([])
  })

  it('has urgent ones counted among them, and small faults not', () => {
    const fault = (severity: 'URGENT' | 'NON_BREAKDOWN') => ({ liftId: 'a', severity, alarmStartTs: now - 3 })
    const two = breakdowns('a', now - 1, now - 2)
    expect(chronicLifts([...two, fault('URGENT')], now)).toHaveLength(1)
    expect(chronicLifts([...two, fault('NON_BREAKDOWN')], now)).toEqual([])
  })

  it('comes before those with fewer breakdowns, in whatever order they came', () => {
    const all = [
      ...breakdowns('c', now - 1, now - 2, now - 3),
      ...breakdowns('a', now - 1, now - 2, now - 3),
      ...breakdowns('b', now - 1, now - 2, now - 3, now - 4),
    ]
    for (const faults of [all, all.toReversed()]) {
      const lifts = chronicLifts(faults, now)
      expect(lifts.map(({ liftId, breakdownCnt }) => [liftId, breakdownCnt])).toEqual([
        ['b', 4],
        ['a', 3],
        ['c', 3],
      ])
      expect(chronicCounts(lifts)).toEqual({ liftCnt: 3, breakdownCnt: 10 })
    }
  })
})

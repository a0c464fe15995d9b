import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chatteringSources, staleAlarms, type AlarmStretch } from '@liftwatch/core/reports/nuisance-alarms'
import { periodOf } from '@liftwatch/core/reports/periods'
import { at, hourMs } from './local'

const october = periodOf('month', '2026-10')
const noon = at('2026-10-05 12:00')
const now = at('2026-11-21 15:00')

/** Each set for a second. */
function sets(...starts: number[]): AlarmStretch[] {
  return starts.map(alarmStartTs => ({
    liftId: 'a',
    type: 'LIFT_FAULT',
    number: 3,
    alarmStartTs,
    alarmClearTs: alarmStartTs + 1_000,
  }))
}

describe('a chattering alarm', () => {
  const source = { liftId: 'a', type: 'LIFT_FAULT', number: 3 }

  it('is set three times within a minute', () => {
    expect(chatteringSources(sets(noon, noon + 20_000, noon + 59_999), october)).toEqual([source])
    expect(chatteringSources(sets(noon, noon + 20_000, noon + 60_000), october)).toEqual([])
    expect(chatteringSources(sets(noon, noon + 20_000), october)).toEqual([])
  })

  it('is one however often it chatters, and found among many quieter sets', () => {
    const quiet = Array.from({ length: 50 }, (_, index) => noon + index * 40_000)
    expect(chatteringSources(sets(...quiet), october)).toEqual([])
    expect(chatteringSources(sets(...quiet, noon + 1_000, noon + 2_000, noon + 81_000), october)).toEqual([source])
  })

  it('is of one number of one lift, not of several together', () => {
    const [first, second, third] = sets(noon, noon + 1_000, noon + 2_000) as [AlarmStretch, AlarmStretch, AlarmStretch]
    expect(chatteringSources([first, second, { ...third, number: 5 }], october)).toEqual([])
    expect(chatteringSources([first, second, { ...third, liftId: 'b' }], october)).toEqual([])
    expect(chatteringSources([first, second, { ...third, type: 'RBE' }], october)).toEqual([])
  })

  it('counts sets of the month alone', () => {
    const { from, to } = october
    expect(chatteringSources(sets(from - 1, from, from + 1), october)).toEqual([])
    expect(chatteringSources(sets(to - 2, to - 1, to), october)).toEqual([])
    expect(chatteringSources(sets(from, from + 1, from + 2), october)).toEqual([source])
  })

  it('is found in whatever order its sets come', () => {
    const starts = fc.array(fc.integer({ min: 0, max: 300_000 }), { maxLength: 12 })
    const shuffled = starts.chain(all =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    fc.assert(
      fc.property(shuffled, ([all, again]) => {
        const chatters = all.some(ts => all.filter(other => ts <= other && other < ts + 60_000).length >= 3)
        for (const order of [all, again]) {
          expect(chatteringSources(sets(...order.map(ts => noon + ts)), october)).toHaveLength(chatters ? 1 : 0)
        }
      }),
    )
  })
})

describe('a stale alarm', () => {
  function isStale(alarmStartTs: number, alarmClearTs: number | null, atNow = now): boolean {
    return staleAlarms([{ ...sets(0)[0]!, alarmStartTs, alarmClearTs }], october, atNow).length === 1
  }

  it('is set for more than 24 hours, not for 24', () => {
    expect(isStale(noon, noon + 24 * hourMs)).toBe(false)
    expect(isStale(noon, noon + 24 * hourMs + 1)).toBe(true)
    expect(isStale(noon, null)).toBe(true)
    expect(isStale(noon, null, noon + 24 * hourMs)).toBe(false)
  })

  it('is one of each month in which it is set so long, wherever it was set', () => {
    expect(isStale(october.from - 48 * hourMs, october.from)).toBe(false)
    expect(isStale(october.from - 48 * hourMs, october.from + 1)).toBe(true)
    expect(isStale(october.to - 24 * hourMs, null)).toBe(false)
    expect(isStale(october.to - 24 * hourMs - 1, null)).toBe(true)
  })
})

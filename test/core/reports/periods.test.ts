import { describe, expect, it } from 'vitest'
import type { PeriodKind } from '@liftwatch/core/contract/reports/report-periods'
import { AppError } from '@liftwatch/core/errors'
import {
  defaultPeriodName,
  neighbourPeriodName,
  periodNameAt,
  periodOf,
  periodProblem,
} from '@liftwatch/core/reports/periods'
import { at, hourMs } from './local'

const dayMs = 24 * hourMs
/** A Saturday afternoon. */
const now = at('2026-11-21 15:00')

describe('a period', () => {
  it.each([
    ['month', '2026-11', '2026-11-01 00:00', '2026-12-01 00:00'],
    ['month', '2026-12', '2026-12-01 00:00', '2027-01-01 00:00'],
    ['day', '2026-11-21', '2026-11-21 00:00', '2026-11-22 00:00'],
    ['day', '2026-12-31', '2026-12-31 00:00', '2027-01-01 00:00'],
    ['week', '2026-W47', '2026-11-16 00:00', '2026-11-23 00:00'],
    ['week', '2026-W53', '2026-12-28 00:00', '2027-01-04 00:00'],
    ['week', '2026-W01', '2025-12-29 00:00', '2026-01-05 00:00'],
  ] as const)('%s %s goes from midnight to midnight in Singapore', (kind, name, from, to) => {
    expect(periodOf(kind, name)).toEqual({ kind, name, from: at(from), to: at(to) })
  })

  it.each([
    ['2026-02', 28],
    ['2028-02', 29],
    ['2026-04', 30],
    ['2026-01', 31],
  ])('of month %s has %i days', (name, days) => {
    const { from, to } = periodOf('month', name)
    expect(to - from).toBe(days * dayMs)
  })

  it('is named by the estate’s clock: the last minute of the year in Singapore, the first of the next', () => {
    const kinds: PeriodKind[] = ['month', 'week', 'day']
    expect(kinds.map(kind => periodNameAt(kind, at('2025-12-31 23:59')))).toEqual(['2025-12', '2026-W01', '2025-12-31'])
    expect(kinds.map(kind => periodNameAt(kind, at('2026-01-01 00:00')))).toEqual(['2026-01', '2026-W01', '2026-01-01'])
  })

  it('holds the instant that it is named after, and the one after it begins where it ends', () => {
    for (const kind of ['month', 'week', 'day'] as const) {
      for (let ts = at('2024-12-20 12:00'); ts < at('2027-01-15 12:00'); ts += 5 * dayMs) {
        const { from, to } = periodOf(kind, periodNameAt(kind, ts))
        expect(from <= ts && ts < to).toBe(true)
        expect(periodOf(kind, periodNameAt(kind, to)).from).toBe(to)
      }
    }
  })

  it('of a day on which clocks go back is 25 hours long, and its month an hour longer than its days', () => {
    const day = periodOf('day', '2026-10-25', 'Europe/Berlin')
    const month = periodOf('month', '2026-10', 'Europe/Berlin')
    expect([day.to - day.from, month.to - month.from]).toEqual([25 * hourMs, 31 * dayMs + hourMs])
  })

  it.each([
    ['month', '2026-13', 'must be a month, such as 2026-11'],
    ['month', '2026-1', 'must be a month, such as 2026-11'],
    ['month', '1999-12', 'must be a month, such as 2026-11'],
    ['day', '2026-02-29', 'must be a day, such as 2026-11-21'],
    ['day', '2026-11', 'must be a day, such as 2026-11-21'],
    ['week', '2025-W53', 'must be an ISO week, such as 2026-W47'],
    ['week', '2026-W00', 'must be an ISO week, such as 2026-W47'],
  ] as const)('that there is not, %s %s, is refused', (kind, name, message) => {
    expect(periodProblem(kind, name, now)).toEqual({ path: kind, message })
    const error = (() => {
      try {
        return periodOf(kind, name)
      } catch (thrown) {
        return thrown
      }
    })()
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({ code: 'bad-input', errors: [{ path: kind, message }] })
  })
})

describe('a report without a period', () => {
  it.each([
    ['month', '2026-10'],
    ['week', '2026-W46'],
    ['day', '2026-11-20'],
  ] as const)('is of the last %s that is over, %s', (kind, name) => {
    expect(defaultPeriodName(kind, now)).toBe(name)
    expect(periodProblem(kind, name, now)).toBeUndefined()
  })

  it('in January is of December', () => {
    expect(defaultPeriodName('month', at('2026-01-01 00:00'))).toBe('2025-12')
    expect(defaultPeriodName('month', at('2025-12-31 23:59'))).toBe('2025-11')
  })
})

describe('a period that is not over', () => {
  it('is refused where it is a month', () => {
    const problem = { path: 'month', message: 'cannot be later than the previous month, 2026-10' }
    expect(periodProblem('month', '2026-11', now)).toEqual(problem)
    expect(periodProblem('month', '2027-01', now)).toEqual(problem)
  })

  it('may be today, or the week of today, but nothing later', () => {
    expect(periodProblem('day', '2026-11-21', now)).toBeUndefined()
    expect(periodProblem('week', '2026-W47', now)).toBeUndefined()
    expect(periodProblem('day', '2026-11-22', now)?.message).toBe('cannot be later than today, 2026-11-21')
    expect(periodProblem('week', '2026-W48', now)?.message).toBe('cannot be later than this week, 2026-W47')
  })
})

describe('beside a period', () => {
  const now = at('2026-01-15 10:00')

  it('are the one before it and the one after it, over the turn of the year', () => {
    expect(neighbourPeriodName({ kind: 'month', name: '2025-12' }, 'earlier', now)).toBe('2025-11')
    expect(neighbourPeriodName({ kind: 'month', name: '2025-11' }, 'later', now)).toBe('2025-12')
    expect(neighbourPeriodName({ kind: 'week', name: '2026-W01' }, 'earlier', now)).toBe('2025-W52')
    expect(neighbourPeriodName({ kind: 'day', name: '2025-12-31' }, 'later', now)).toBe('2026-01-01')
  })

  it('is none that is too late to be asked for, and none before all time', () => {
    expect(neighbourPeriodName({ kind: 'month', name: '2025-12' }, 'later', now)).toBeUndefined()
    expect(neighbourPeriodName({ kind: 'day', name: '2026-01-15' }, 'later', now)).toBeUndefined()
    expect(neighbourPeriodName({ kind: 'month', name: '2000-01' }, 'earlier', now)).toBeUndefined()
  })
})

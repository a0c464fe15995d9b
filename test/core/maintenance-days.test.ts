import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, daysBetween, daysOfMonth, monthAfter, weekdayOf } from '@liftwatch/core/domain/calendar'
import {
  dayChangeRefusal,
  finalisedRefusal,
  firstFreeDay,
  isFinalised,
  lastFreeDay,
  notFreeReason,
} from '@liftwatch/core/domain/maintenance-days'
import { missingDays, usualDays, type PlannedDay } from '@liftwatch/core/domain/maintenance-plan'
import { rounds } from '../harness/rounds'

const runs = rounds(100_000)
const first = '2023-01-01'
/** Twelve years: leap years and years' ends. */
const anyDay = fc.nat(12 * 365).map(days => dayAfter(first, days))
const anyName = fc.tuple(fc.constantFrom('AMK', 'BD', 'JW'), fc.nat(999)).map(parts => parts.join('-'))

function planned(date: string, change: Partial<PlannedDay> = {}): PlannedDay {
  return { id: date, date, originalDate: date, isCancelled: false, ...change }
}

const active = (days: readonly PlannedDay[]) => days.filter(({ isCancelled }) => !isCancelled)

/** What the rules come to in the plainest words, all days of one lift taken together. */
function brokenRule(days: readonly PlannedDay[]): string | undefined {
  const dates = active(days)
    .map(({ date }) => date)
    .toSorted()
  for (const [index, date] of dates.entries()) {
    const next = dates[index + 1]
    if (next && daysBetween(date, next) <= 10) return `${date} and ${next} are too close`
    if (dates.filter(other => other.slice(0, 7) === date.slice(0, 7)).length > 2) return `${date} is in a full month`
  }
  return undefined
}

/** The nightly work for the current and the next month. */
function night(building: string, days: readonly PlannedDay[], today: string): PlannedDay[] {
  const all = [...days]
  for (const ahead of [0, 1]) {
    const dates = missingDays(building, monthAfter(today.slice(0, 7), ahead), all, today)
    all.push(...dates.map((date, index) => planned(date, { id: `${today}-${ahead}-${index}` })))
  }
  return all
}

/** What a person tries on a day: to move, to cancel or to add. */
const anyAttempt = fc.record({ which: fc.nat(5), to: fc.integer({ min: -3, max: 370 }), what: fc.nat(5) })
type Attempt = { readonly which: number; readonly to: number; readonly what: number }

function attempted(days: readonly PlannedDay[], { which, to, what }: Attempt, today: string): PlannedDay[] {
  const target = dayAfter(today, to)
  const moved = what === 0 ? undefined : active(days)[which]
  const date = what === 1 && moved ? null : target
  const state = moved && { ...moved, finalization: false }
  const refusal = dayChangeRefusal({ moved: state, date, reason: 'Access works' }, active(days), today)
  if (refusal) {
    const expected =
      moved && date !== moved.date && moved.date <= dayAfter(today, 2)
        ? 'schedule-finalised'
        : plainReason(target, days, today, moved?.id)
    expect(refusal.params?.['reason'] ?? refusal.code).toBe(expected)
    return [...days]
  }
  if (moved && date === null) return days.map(day => (day === moved ? { ...day, isCancelled: true } : day))
  if (moved) return days.map(day => (day === moved ? { ...day, date: date! } : day))
  // The day that it was added says which it is: one that was moved away may be followed by another on the same date.
  return [...days, planned(target, { id: `added-${today}-${days.length}` })]
}

/** The first broken rule, in other words than those of the rule. */
function plainReason(day: string, days: readonly PlannedDay[], today: string, movedId?: string): string | undefined {
  const others = active(days).filter(({ id }) => id !== movedId)
  if (daysBetween(today, day) < 2) return 'too-soon'
  const [year, month, number] = today.split('-').map(Number)
  const isLater = day > `${year! + 1}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`
  if (isLater) return 'too-far'
  const near = new Set(Array.from({ length: 21 }, (_, index) => dayAfter(day, index - 10)))
  if (others.some(({ date }) => near.has(date))) return 'too-close'
  const inMonth = others.filter(({ date }) => date.startsWith(day.slice(0, 7)))
  return inMonth.length > 1 ? 'month-full' : undefined
}

describe('the calendar', () => {
  it('has 28 to 31 days a month', () => {
    expect(daysOfMonth('2024-02')).toHaveLength(29)
    expect(daysOfMonth('2025-02')).toHaveLength(28)
    expect(daysOfMonth('2025-12').at(-1)).toBe('2025-12-31')
    expect(monthAfter('2025-12')).toBe('2026-01')
    expect(monthAfter('2026-01', -1)).toBe('2025-12')
  })
})

describe('days that can be chosen', () => {
  it('are from two days after today to the same day of the next year', () => {
    expect([firstFreeDay('2025-12-31'), lastFreeDay('2025-12-31')]).toEqual(['2026-01-02', '2026-12-31'])
    expect(lastFreeDay('2024-02-29')).toBe('2025-02-28')
  })

  it('are refused by the first rule that they break', () => {
    const days = [planned('2026-03-05'), planned('2026-03-19')]
    const reason = (day: string, moved?: string) => notFreeReason(day, days, '2026-03-01', moved)
    expect(reason('2026-03-02')).toBe('too-soon')
    expect(reason('2027-03-02')).toBe('too-far')
    expect(reason('2026-03-29')).toBe('too-close')
    expect(reason('2026-03-30')).toBe('month-full')
    expect(reason('2026-03-30', '2026-03-19')).toBeUndefined()
    expect(reason('2026-04-01')).toBeUndefined()
  })

  it('are finalised from two days before, also before the clock has said so', () => {
    const day = { date: '2026-03-05', finalization: false }
    expect(isFinalised(day, '2026-03-02')).toBe(false)
    expect(isFinalised(day, '2026-03-03')).toBe(true)
    expect(finalisedRefusal({ ...day, finalization: true }, '2026-01-01')?.code).toBe('schedule-finalised')
  })
})

describe('what the clock makes', () => {
  it('is two working days a month, 12 or more days apart over the bounds of months too', () => {
    fc.assert(
      fc.property(anyName, anyDay, (building, day) => {
        const month = day.slice(0, 7)
        const days = [month, monthAfter(month)].flatMap(name => usualDays(building, name))
        expect(days.every(date => weekdayOf(date) !== 6)).toBe(true)
        expect(days.slice(0, 2).every(date => date.startsWith(month))).toBe(true)
        for (let index = 1; index < days.length; index += 1) {
          expect(daysBetween(days[index - 1]!, days[index]!)).toBeGreaterThanOrEqual(12)
        }
      }),
      { numRuns: rounds(20_000) },
    )
  })

  it('leaves alone what someone has moved or cancelled', () => {
    const [one, two] = usualDays('AMK-AMA1-205', '2026-04')
    const days = [planned(one, { isCancelled: true }), planned(two, { date: '2026-04-30' })]
    expect(missingDays('AMK-AMA1-205', '2026-04', days, '2026-03-10')).toEqual([])
    expect(missingDays('AMK-AMA1-205', '2026-04', days.slice(1), '2026-03-10')).toEqual([one])
  })

  it(
    'and any move that is accepted breaks no rule; a refusal names the first broken one; also after days without a server',
    { timeout: 300_000 },
    () => {
      fc.assert(
        fc.property(
          anyName,
          anyDay,
          fc.array(fc.tuple(anyAttempt, fc.constantFrom(1, 1, 3, 14, 31)), { maxLength: 6 }),
          (building, start, attempts) => {
            let today = start
            let days = night(building, [], today)
            for (const [attempt, away] of attempts) {
              days = attempted(days, attempt, today)
              today = dayAfter(today, away)
              days = night(building, days, today)
              const again = night(building, days, today)
              // So often that the comparison of the library would take longer than what it compares.
              if (again.length !== days.length || again.some((day, index) => day !== days[index]))
                expect(again).toEqual(days)
            }
            expect(brokenRule(days)).toBeUndefined()
          },
        ),
        { numRuns: runs },
      )
    },
  )

  it('and each day of a calendar is grey exactly where the plain rule refuses it', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyName, anyDay, fc.nat(13), (building, today, ahead) => {
        const days = night(building, [], today)
        for (const day of daysOfMonth(monthAfter(today.slice(0, 7), ahead))) {
          expect(notFreeReason(day, days, today)).toBe(plainReason(day, days, today))
        }
      }),
      { numRuns: rounds(5_000) },
    )
  })
})

import { periodFormats, type PeriodKind } from '../contract/reports/report-periods'
import { estateTimeZone } from '../contract/time-zone'
import { AppError, type InputProblem } from '../errors'
import { dayBounds, formatDay } from '../text/format'
import type { Interval } from './intervals'
import { dayAfter, isDay, isoWeekDays, isoWeekOf } from '../domain/calendar'

/** Names of one kind are in the order of time when they are sorted as texts. */
export interface Period extends Interval {
  readonly kind: PeriodKind
  readonly name: string
}

/** The first day of the period and the first one after it; undefined where there is no such period, as 2026-02-30 or 2025-W53. */
function daysOf(kind: PeriodKind, name: string): { readonly first: string; readonly next: string } | undefined {
  if (kind === 'week') return isoWeekDays(name)
  const first = kind === 'month' ? `${name}-01` : name
  if (!isDay(first)) return undefined
  if (kind === 'day') return { first, next: dayAfter(first) }
  // From the 28th, four days on is another month, and not yet its fifth day.
  return { first, next: `${dayAfter(`${name}-28`, 4).slice(0, 7)}-01` }
}

/** The name of the period that an instant lies in, on the estate's clock. */
export function periodNameAt(kind: PeriodKind, at: number, timeZone = estateTimeZone()): string {
  const day = formatDay(at, timeZone)
  if (kind === 'day') return day
  return kind === 'month' ? day.slice(0, 7) : isoWeekOf(day)
}

/**
 * The period of a name: from the estate's midnight to its midnight, so that a month has its 28 to 31 days whatever clocks do in
 * between (decisions.md section 9).
 * Errors: bad-input, where there is no such period.
 */
export function periodOf(kind: PeriodKind, name: string, timeZone = estateTimeZone()): Period {
  const days = daysOf(kind, name)
  if (!days) throw new AppError('bad-input', { errors: [{ path: kind, message: periodFormats[kind].error }] })
  const [from, to] = [days.first, days.next].map(day => dayBounds(day, timeZone).startTs)
  return { kind, name, from: from!, to: to! }
}

/** The period that a report shows unless another is asked for: the last one that is over (specification 2 section 9). */
export function defaultPeriodName(kind: PeriodKind, now: number, timeZone = estateTimeZone()): string {
  const current = periodOf(kind, periodNameAt(kind, now, timeZone), timeZone)
  return periodNameAt(kind, current.from - 1, timeZone)
}

/**
 * What is wrong with a period that someone asks for; undefined where nothing is. A month cannot be later than the previous one; a
 * day cannot be beyond today, nor a week beyond the one that today is in (specification 2 section 5).
 */
export function periodProblem(
  kind: PeriodKind,
  name: string,
  now: number,
  timeZone = estateTimeZone(),
): InputProblem | undefined {
  if (!daysOf(kind, name)) return { path: kind, message: periodFormats[kind].error }
  const latest = kind === 'month' ? defaultPeriodName(kind, now, timeZone) : periodNameAt(kind, now, timeZone)
  if (name <= latest) return undefined
  const words = { month: 'the previous month', week: 'this week', day: 'today' }
  return { path: kind, message: `cannot be later than ${words[kind]}, ${latest}` }
}

/** The period after another of its kind, or the one before it; undefined where that is too late to be asked for, or before all time. */
export function neighbourPeriodName(
  period: Pick<Period, 'kind' | 'name'>,
  step: 'earlier' | 'later',
  now: number,
  timeZone = estateTimeZone(),
): string | undefined {
  const { kind, from, to } = periodOf(period.kind, period.name, timeZone)
  const name = periodNameAt(kind, step === 'earlier' ? from - 1 : to, timeZone)
  return periodProblem(kind, name, now, timeZone) ? undefined : name
}

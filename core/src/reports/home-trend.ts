import type { HomeTrend } from '../contract/home/home'
import { estateTimeZone } from '../contract/time-zone'
import { AppError } from '../errors'
import { dayMs, homeTrendDaysMax, homeTrendDaysUsual, homeTrendHoursMax } from '../limits'
import { dayBounds, formatDay } from '../text/format'
import { dayAfter } from '../domain/calendar'

const hourMs = 3_600_000

/** What a trend counts in: what happened from `startTs` to `endTs`, both included. */
export type TrendRange = Pick<HomeTrend, 'startTs' | 'endTs' | 'step' | 'steps'>

function problem(path: string, message: string): AppError {
  return new AppError('bad-input', { errors: [{ path, message }] })
}

/** The hours of the estate's clock, from the one that an instant lies in. */
function hoursFrom(startTs: number, endTs: number, timeZone: string): number[] {
  const midnight = dayBounds(formatDay(startTs, timeZone), timeZone).startTs
  const first = midnight + Math.floor((startTs - midnight) / hourMs) * hourMs
  return Array.from({ length: Math.floor((endTs - first) / hourMs) + 1 }, (_, place) => first + place * hourMs)
}

/** The days of the estate, from the one that an instant lies in: 23 or 25 hours long where clocks change. */
function daysFrom(startTs: number, endTs: number, timeZone: string): number[] {
  const steps: number[] = []
  for (let day = formatDay(startTs, timeZone); ; day = dayAfter(day)) {
    const at = dayBounds(day, timeZone).startTs
    if (!(at <= endTs)) return steps
    steps.push(at)
  }
}

/** So many days with today, from midnight. */
function usualStart(endTs: number, timeZone: string): number {
  return Math.max(0, dayBounds(dayAfter(formatDay(endTs, timeZone), 1 - homeTrendDaysUsual), timeZone).startTs)
}

/**
 * The range that a trend is asked for, and its steps on the estate's clock. Without its end it is up to now; without its start it is of
 * the last 30 days of it.
 * Errors: bad-input, where the range that comes of it has no length, or too much.
 */
export function trendRange(
  asked: { readonly startTs?: number | undefined; readonly endTs?: number | undefined },
  now: number,
  timeZone = estateTimeZone(),
): TrendRange {
  const endTs = asked.endTs ?? now
  const startTs = asked.startTs ?? usualStart(endTs, timeZone)
  const rangeMs = endTs - startTs
  if (rangeMs <= 0)
    throw asked.startTs === undefined ? problem('endTs', 'is too early') : problem('startTs', 'must be before now')
  if (rangeMs > homeTrendDaysMax * dayMs) throw problem('startTs', `must be at most ${homeTrendDaysMax} days ago`)
  const isShort = rangeMs <= homeTrendHoursMax * hourMs
  const steps = (isShort ? hoursFrom : daysFrom)(startTs, endTs, timeZone)
  return { startTs, endTs, step: isShort ? 'HOUR' : 'DAY', steps }
}

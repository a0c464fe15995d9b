import { formatDay } from '../text/format'
import { isDay } from '../domain/calendar'

/**
 * Whole years from the day on which a lift was turned on to that of an instant; null where that day is not known, is no day
 * YYYY-MM-DD, or is still to come.
 */
export function liftAgeYears(turnOnDate: string | null, at: number, timeZone?: string): number | null {
  // Days are reckoned from 2000 on, and a thousand years earlier or later the calendar is the same but for some leap days.
  if (turnOnDate === null || !isDay(turnOnDate.replace(/^1/, '2'))) return null
  const day = formatDay(at, timeZone)
  const years = Number(day.slice(0, 4)) - Number(turnOnDate.slice(0, 4))
  const age = day.slice(5) < turnOnDate.slice(5) ? years - 1 : years
  return age < 0 ? null : age
}

/** The age as reports show it in English; null where it is not known. */
export function liftAgeFormat(years: number | null): string | null {
  return years === null ? null : years === 1 ? '1 year' : `${years} years`
}

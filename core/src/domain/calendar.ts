import { dayMs } from '../limits'

/**
 * Days of the calendar as YYYY-MM-DD, without a time and so without a zone: each is reckoned with as if it began at its
 * midnight in UTC, where all days are equally long. Years are 2000 to 2999: no device of ours is older.
 */

function midnight(day: string): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)))
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}

/** A night's work takes it for each lift some times: in parts it takes half as long as cut out of the whole instant. */
function dayAt(at: number): string {
  const date = new Date(at)
  return `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`
}

/** Whether there is such a day: 2026-02-29 has the form of one, and is none. */
export function isDay(text: string): boolean {
  const at = /^2\d{3}-\d{2}-\d{2}$/.test(text) ? midnight(text) : Number.NaN
  return !Number.isNaN(at) && dayAt(at) === text
}

/** The day so many days after another; before it, where the number is negative. */
export function dayAfter(day: string, days = 1): string {
  return dayAt(midnight(day) + days * dayMs)
}

/** Days since Monday: 6 on a Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(midnight(day)).getUTCDay() + 6) % 7
}

/** The ISO 8601 week of a day, YYYY-Www. A week begins on Monday and is of the year that its Thursday is in. */
export function isoWeekOf(day: string): string {
  const thursday = dayAfter(day, 3 - weekdayOf(day))
  const year = thursday.slice(0, 4)
  const week = Math.floor((midnight(thursday) - midnight(`${year}-01-01`)) / (7 * dayMs)) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** The Monday of an ISO week and that of the next one; undefined where there is no such week: not every year has a 53rd. */
export function isoWeekDays(week: string): { readonly first: string; readonly next: string } | undefined {
  const [, year, number] = /^(2\d{3})-W(\d{2})$/.exec(week) ?? []
  if (!year) return undefined
  // The 4th of January is always in the first week.
  const january = `${year}-01-04`
  const first = dayAfter(january, (Number(number) - 1) * 7 - weekdayOf(january))
  return isoWeekOf(first) === week ? { first, next: dayAfter(first, 7) } : undefined
}

/** How many days after the first day the second one is; negative where it is before. */
export function daysBetween(first: string, second: string): number {
  return (midnight(second) - midnight(first)) / dayMs
}

/** The month so many months after another, YYYY-MM. */
export function monthAfter(month: string, months = 1): string {
  const [year, number] = month.split('-').map(Number)
  const index = year! * 12 + number! - 1 + months
  return `${Math.floor(index / 12)}-${twoDigits((index % 12) + 1)}`
}

/** The days of a month, from its first: 28 to 31 of them. */
export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`
  return Array.from({ length: daysBetween(first, `${monthAfter(month)}-01`) }, (_, index) => dayAfter(first, index))
}

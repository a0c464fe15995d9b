import {
  scheduleAheadMonths,
  scheduleApartDays,
  scheduledDaysOfMonthMax,
  scheduleLeadDays,
} from '../contract/maintenance/maintenance-limits'
import type { DayNotFreeReason, MaintenanceDay } from '../contract/maintenance/maintenance-fields'
import type { Refusal } from '../errors'
import { dayAfter, daysBetween, monthAfter } from './calendar'

/**
 * On which days lifts are maintained (decisions.md section 13, specification 2 section 5). Days are YYYY-MM-DD of the estate's
 * calendar; `today` is given. All functions are pure.
 */

/** Of a maintenance day what the rules go by; cancelled days are none. */
export type ActiveDay = Pick<MaintenanceDay, 'id' | 'date'>

/** The first day that can be chosen. */
export function firstFreeDay(today: string): string {
  return dayAfter(today, scheduleLeadDays)
}

/** The last day that can be chosen: a year ahead, on the same day of the month, or the month's last where it has no such day. */
export function lastFreeDay(today: string): string {
  const month = monthAfter(today.slice(0, 7), scheduleAheadMonths)
  const same = `${month}-${today.slice(8)}`
  const last = dayAfter(`${monthAfter(month)}-01`, -1)
  return same < last ? same : last
}

/** The bounds by which each rule is broken or not, in the order in which they are asked: the first broken one is the reason. */
const rules: readonly (readonly [
  DayNotFreeReason,
  (day: string, others: readonly ActiveDay[], today: string) => boolean,
])[] = [
  ['too-soon', (day, _others, today) => day < firstFreeDay(today)],
  ['too-far', (day, _others, today) => day > lastFreeDay(today)],
  ['too-close', (day, others) => others.some(({ date }) => Math.abs(daysBetween(date, day)) <= scheduleApartDays)],
  [
    'month-full',
    (day, others) =>
      others.filter(({ date }) => date.slice(0, 7) === day.slice(0, 7)).length >= scheduledDaysOfMonthMax,
  ],
]

/**
 * Why a day of a lift is not free: the first of the rules that it breaks; undefined where it is free. A calendar greys what has a
 * reason, with the same words.
 * @param days the lift's active days
 * @param movedId the day that is moved, which does not count against itself
 */
export function notFreeReason(
  day: string,
  days: readonly ActiveDay[],
  today: string,
  movedId?: string | null,
): DayNotFreeReason | undefined {
  const others = days.filter(({ id }) => id !== movedId)
  return rules.find(([, isBroken]) => isBroken(day, others, today))?.[0]
}

/** The same as a refusal. Errors: day-not-free {reason, day}. */
export function dayRefusal(
  day: string,
  days: readonly ActiveDay[],
  today: string,
  movedId?: string | null,
): Refusal | undefined {
  const reason = notFreeReason(day, days, today, movedId)
  return reason && { code: 'day-not-free', params: { reason, day } }
}

/** Whether a day cannot be changed any more: from two days before it, also before the clock's work has said so. */
export function isFinalised(
  { date, finalization }: Pick<MaintenanceDay, 'date' | 'finalization'>,
  today: string,
): boolean {
  return finalization || date <= firstFreeDay(today)
}

/** Why a day can be neither moved nor cancelled. Errors: schedule-finalised {day}. */
export function finalisedRefusal(
  day: Pick<MaintenanceDay, 'date' | 'finalization'>,
  today: string,
): Refusal | undefined {
  return isFinalised(day, today) ? { code: 'schedule-finalised', params: { day: day.date } } : undefined
}

/** A day of a lift, and whether it was made by the clock or by a person is all one. */
type Movable = ActiveDay & Pick<MaintenanceDay, 'finalization'>

/**
 * Why a day cannot be moved to another, cancelled, or made, in this order: it is finalised, no reason was given, the other day is not
 * free. A move to the very day that it has is none. Errors: schedule-finalised, reason-needed, day-not-free.
 */
export function dayChangeRefusal(
  change: {
    readonly moved?: Movable | undefined
    readonly date: string | null
    readonly reason?: string | null | undefined
  },
  days: readonly ActiveDay[],
  today: string,
): Refusal | undefined {
  const { moved, date, reason } = change
  if (moved && date === moved.date) return undefined
  const finalised = moved && finalisedRefusal(moved, today)
  if (finalised) return finalised
  if (moved && !reason) return { code: 'reason-needed' }
  return date === null ? undefined : dayRefusal(date, days, today, moved?.id)
}

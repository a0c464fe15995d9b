import { scheduledDaysOfMonthMax, scheduleSpreadDays } from '../contract/maintenance/maintenance-limits'
import { dayAfter, daysBetween, daysOfMonth, weekdayOf } from './calendar'
import { firstFreeDay, notFreeReason } from './maintenance-days'

/** Which days the clock gives a lift (decisions.md section 13). All functions are pure. */

/** A day that a lift has or had. */
export interface PlannedDay {
  readonly id: string
  readonly date: string
  /** Before it was moved. */
  readonly originalDate: string
  readonly isCancelled: boolean
}

const sunday = 6

/** A number from a name, the same on every machine and in every version: FNV-1a of its UTF-16 units, 32 bits. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** No one comes on a Sunday: the Saturday before, and of a month that begins with one the Monday after. */
function workingDay(day: string): string {
  if (weekdayOf(day) !== sunday) return day
  return day.endsWith('-01') ? dayAfter(day) : dayAfter(day, -1)
}

/** The two days of a month for the lifts of a building: within a month and over its bounds 12 or more days apart. */
export function usualDays(buildingName: string, month: string): readonly [string, string] {
  const first = 1 + (hashOf(buildingName) % scheduleSpreadDays)
  const day = (number: number) => workingDay(`${month}-${String(number).padStart(2, '0')}`)
  return [day(first), day(first + scheduleSpreadDays)]
}

/** The first free working day of a month that is not before another; undefined where there is none. */
function freeFrom(day: string, days: readonly PlannedDay[], today: string): string | undefined {
  const isFree = (other: string) => weekdayOf(other) !== sunday && notFreeReason(other, days, today) === undefined
  // Nearly always: a month has its usual days, and to look through all of them for each lift of an estate takes long.
  return isFree(day) ? day : daysOfMonth(day.slice(0, 7)).find(other => other > day && isFree(other))
}

/**
 * The days that a lift still has to be given for a month. What was made once is left alone, also where someone has moved or
 * cancelled it since; a usual day that is gone, or too near for a lift that is new, is left out. Where someone has moved another day
 * too near, the next free working day of the month takes its place.
 * @param days all of the lift's days around the month, cancelled ones among them
 */
export function missingDays(
  buildingName: string,
  month: string,
  days: readonly PlannedDay[],
  today: string,
): readonly string[] {
  const made = days.filter(({ originalDate }) => originalDate.slice(0, 7) === month)
  if (made.length >= scheduledDaysOfMonthMax) return []
  const active = days.filter(({ isCancelled }) => !isCancelled)
  const given: string[] = []
  for (const usual of wantedOf(usualDays(buildingName, month), made)) {
    if (usual < firstFreeDay(today)) continue
    const taken = given.map(date => ({ id: date, date, originalDate: date, isCancelled: false }))
    const day = freeFrom(usual, [...active, ...taken], today)
    if (day !== undefined) given.push(day)
  }
  return given
}

/** Of the usual days those that were not made: where one was, it was the one nearest to it. */
function wantedOf(usual: readonly [string, string], made: readonly PlannedDay[]): readonly string[] {
  const [one] = made
  if (!one) return usual
  const [first, second] = usual.map(day => Math.abs(daysBetween(day, one.originalDate)))
  return first! <= second! ? [usual[1]] : [usual[0]]
}

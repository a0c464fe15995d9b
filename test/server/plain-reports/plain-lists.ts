import type { RawAlarm, RawRows } from './raw-rows'

/** A stretch of time; the end is not in it. */
export interface Span {
  readonly from: number
  readonly to: number
}

const minuteMs = 60_000

const midnights = new Map<string, number>()

/** The first moment of a day in a zone. */
export function plainMidnight(day: string, timeZone: string): number {
  const key = `${day} ${timeZone}`
  const known = midnights.get(key) ?? findMidnight(day, timeZone)
  midnights.set(key, known)
  return known
}

/** The one whose clocks show it, of all that the earth's zones may have. */
function findMidnight(day: string, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  for (let minutes = -14 * 60; minutes <= 14 * 60; minutes += 15) {
    const at = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs
    if (clock.format(at) === `${day} 00:00:00`) return at
  }
  throw new Error(`${timeZone} has no midnight on ${day}`)
}

/** Days are counted on the calendar alone, where each of them is equally long. */
export function plainDayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * minuteMs).toISOString().slice(0, 10)
}

export function plainMonth(name: string, timeZone: string): Span {
  const next = plainDayAfter(`${name}-28`, 4).slice(0, 7)
  return { from: plainMidnight(`${name}-01`, timeZone), to: plainMidnight(`${next}-01`, timeZone) }
}

export function plainDay(name: string, timeZone: string): Span {
  return { from: plainMidnight(name, timeZone), to: plainMidnight(plainDayAfter(name), timeZone) }
}

export function isIn({ from, to }: Span, at: number): boolean {
  return at >= from && at < to
}

/** Newest first; of those that were set together, the one with the greater id. */
function newestFirst<Row extends { readonly id: string }>(rows: readonly Row[], at: (row: Row) => number): string[] {
  return rows.toSorted((a, b) => at(b) - at(a) || (a.id < b.id ? 1 : -1)).map(({ id }) => id)
}

export function plainAlarms({ alarms }: RawRows, span: Span, isWanted: (alarm: RawAlarm) => boolean): string[] {
  const set = alarms.filter(alarm => isWanted(alarm) && isIn(span, alarm.alarm_start_ts))
  return newestFirst(set, alarm => alarm.alarm_start_ts)
}

export function plainComplaints({ complaints }: RawRows, span: Span): string[] {
  const logged = complaints.filter(({ created_at }) => isIn(span, created_at))
  return newestFirst(logged, ({ created_at }) => created_at)
}

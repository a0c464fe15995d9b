import type { RawAlarm, RawRows } from './raw-rows'

/** A stretch of time; the end is not in it. */
export interface Span {
  readonly from: number
  readonly to: number
}

const hourMs = 3_600_000

/** A month of Singapore, which is eight hours ahead and never changes its clocks. */
export function plainMonth(name: string): Span {
  const [year, month] = name.split('-').map(Number) as [number, number]
  return { from: Date.UTC(year, month - 1, 1) - 8 * hourMs, to: Date.UTC(year, month, 1) - 8 * hourMs }
}

export function plainDay(name: string): Span {
  const from = Date.parse(`${name}T00:00:00Z`) - 8 * hourMs
  return { from, to: from + 24 * hourMs }
}

export function isIn({ from, to }: Span, at: number): boolean {
  return at >= from && at < to
}

export function isBreakdown({ type, severity }: RawAlarm): boolean {
  return type === 'LIFT_FAULT' && (severity === 'BREAKDOWN' || severity === 'URGENT')
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

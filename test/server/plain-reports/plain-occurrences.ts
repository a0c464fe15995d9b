import { isIn, plainDay, type Span } from './plain-lists'
import type { RawAlarm, RawEdge, RawRows } from './raw-rows'

/** What was set from an instant to another; to no end, where it is set still. */
interface PlainTimes {
  readonly set: number
  readonly clear: number
}

export interface PlainStretch extends PlainTimes {
  readonly number: number
}

/** What came again within ten minutes is one: all its stretches, from the first SET to the last CLEAR. */
export interface PlainOccurrence extends PlainStretch {
  readonly stretches: readonly PlainStretch[]
}

/** The edges of each number of a lift, in the order of their instants. */
function plainRuns({ edges }: RawRows, liftId: string, type: string): RawEdge[][] {
  const own = edges.filter(edge => edge.lift_id === liftId && edge.type === type)
  const numbers = [...new Set(own.map(({ number }) => number))]
  return numbers.map(number =>
    own.filter(edge => edge.number === number).toSorted((a, b) => a.ts - b.ts || a.seq - b.seq),
  )
}

/** When an alarm came up and went again, from its edges alone: repeats of the same state are none. */
export function plainStretches(raw: RawRows, liftId: string, type: string): PlainStretch[] {
  return plainRuns(raw, liftId, type).flatMap(run => {
    const changes = run.filter(({ state }, index) => state !== (run[index - 1]?.state ?? 'CLEAR'))
    return changes.flatMap(({ ts, state, number }, index) =>
      state === 'SET' ? [{ number, set: ts, clear: changes[index + 1]?.ts ?? Infinity }] : [],
    )
  })
}

/** Faults or traps of a lift, each number in its order. */
export function plainOccurrences(raw: RawRows, liftId: string, type: string): PlainOccurrence[] {
  const found: PlainOccurrence[] = []
  for (const stretch of plainStretches(raw, liftId, type)) {
    const before = found.at(-1)
    if (before?.number === stretch.number && stretch.set - before.clear <= 600_000) {
      found[found.length - 1] = { ...before, clear: stretch.clear, stretches: [...before.stretches, stretch] }
    } else found.push({ ...stretch, stretches: [stretch] })
  }
  return found
}

/** Whether all of something lies within one stretch of a lift's maintenance mode on one planned day; also while neither is over, up to now. */
export function plainProvoked(raw: RawRows, liftId: string): (times: PlainTimes, now: number) => boolean {
  const modes = plainStretches(raw, liftId, 'RBE').filter(({ number }) => number === 7)
  const days = raw.checks.filter(({ lift_id }) => lift_id === liftId).map(({ date }) => plainDay(date, raw.timeZone))
  return ({ set, clear }, now) =>
    modes.some(mode => mode.set <= set && clear <= mode.clear) &&
    days.some(day => isIn(day, set) && (clear === Infinity ? now < day.to : clear <= day.to))
}

/** The occurrences of faults that breakdown figures are of, where what is known is known up to an instant. */
export function plainCountedFaults(raw: RawRows, liftId: string, now: number): PlainOccurrence[] {
  const isProvoked = plainProvoked(raw, liftId)
  return plainOccurrences(raw, liftId, 'LIFT_FAULT').filter(fault => !isProvoked(fault, now))
}

export function isBreakdown({ type, severity }: RawAlarm): boolean {
  return type === 'LIFT_FAULT' && (severity === 'BREAKDOWN' || severity === 'URGENT')
}

/** Whether it is a row of the breakdowns of a span: there rows are looked at, each from its start to its end. */
export function isBreakdownRow(raw: RawRows, span: Span) {
  return (alarm: RawAlarm) => {
    const times = { set: alarm.alarm_start_ts, clear: alarm.alarm_clear_ts ?? Infinity }
    return isBreakdown(alarm) && isIn(span, times.set) && !plainProvoked(raw, alarm.lift_id)(times, span.to)
  }
}

/** The alarms of the breakdowns that occurred to a lift within a span, as often as they did. */
export function plainBreakdowns(raw: RawRows, liftId: string, span: Span): RawAlarm[] {
  return plainCountedFaults(raw, liftId, span.to)
    .filter(({ set }) => isIn(span, set))
    .map(({ number, set }) => plainAlarmOf(raw, liftId, number, set))
    .filter(isBreakdown)
}

/** The stored alarm of a fault that was set at an instant: the last that had started by then. */
function plainAlarmOf({ alarms }: RawRows, liftId: string, number: number, set: number): RawAlarm {
  return alarms
    .filter(a => a.lift_id === liftId && a.type === 'LIFT_FAULT' && a.number === number && a.alarm_start_ts <= set)
    .toSorted((a, b) => a.alarm_start_ts - b.alarm_start_ts)
    .at(-1)!
}

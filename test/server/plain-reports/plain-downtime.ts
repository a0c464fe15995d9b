import { isBreakdown, isIn, type Span } from './plain-lists'
import type { RawAlarm, RawEdge, RawRows } from './raw-rows'

/** Specification 2 section 9. */
export const plainCounted = [3, 5, 6, 7, 12, 15, 16, 19, 22]

/** The edges of each number of a lift, in the order of their instants. */
export function plainRuns({ edges }: RawRows, liftId: string, type: string): RawEdge[][] {
  const own = edges.filter(edge => edge.lift_id === liftId && edge.type === type)
  const numbers = [...new Set(own.map(({ number }) => number))]
  return numbers.map(number =>
    own.filter(edge => edge.number === number).toSorted((a, b) => a.ts - b.ts || a.seq - b.seq),
  )
}

/** The edges with which faults or traps began: set for the first time, or more than ten minutes after they were cleared. */
export function plainOccurrences(raw: RawRows, liftId: string, type: string): RawEdge[] {
  return plainRuns(raw, liftId, type).flatMap(run =>
    run.filter(({ ts, state }, index) => {
      const before = run[index - 1]
      return state === 'SET' && (!before || (before.state === 'CLEAR' && ts - before.ts > 600_000))
    }),
  )
}

/** The stored alarm that an edge belongs to: the last that had started by then. */
function plainAlarmOf({ alarms }: RawRows, edge: RawEdge): RawAlarm {
  return alarms
    .filter(a => a.lift_id === edge.lift_id && a.type === edge.type && a.number === edge.number)
    .filter(a => a.alarm_start_ts <= edge.ts)
    .toSorted((a, b) => a.alarm_start_ts - b.alarm_start_ts)
    .at(-1)!
}

/** The alarms of the breakdowns that occurred to a lift within a span, as often as they did. */
export function plainBreakdowns(raw: RawRows, liftId: string, span: Span): RawAlarm[] {
  return plainOccurrences(raw, liftId, 'LIFT_FAULT')
    .filter(({ ts }) => isIn(span, ts))
    .map(edge => plainAlarmOf(raw, edge))
    .filter(isBreakdown)
}

/** One byte for each second of the span; every instant of the estate is a whole second. */
class Seconds {
  readonly #span: Span
  readonly #marks: Uint8Array

  constructor(span: Span) {
    this.#span = span
    this.#marks = new Uint8Array((span.to - span.from) / 1_000)
  }

  mark(from: number, to: number, value: 0 | 1): void {
    const index = (ts: number) => Math.min(Math.max((ts - this.#span.from) / 1_000, 0), this.#marks.length)
    if (from < to) this.#marks.fill(value, index(from), index(to))
  }

  count(): number {
    return this.#marks.reduce((sum, mark) => sum + mark, 0)
  }
}

function planned(raw: RawRows, liftId: string): [from: number, to: number][] {
  return raw.switchOffs
    .filter(({ lift_id, cancelled_at }) => lift_id === liftId && cancelled_at === null)
    .map(({ off_at, on_at, switch_on_at }) => [off_at, Math.min(on_at, switch_on_at ?? on_at)])
}

/** Seconds of a month that is over in which a counted fault was set and no switch-off was planned. */
export function plainDownSeconds(raw: RawRows, liftId: string, span: Span): number {
  const seconds = new Seconds(span)
  for (const run of plainRuns(raw, liftId, 'LIFT_FAULT')) {
    for (const [index, { ts, state, number }] of run.entries()) {
      const next = run[index + 1]?.ts ?? span.to
      if (state === 'SET' && plainCounted.includes(number)) seconds.mark(ts, next, 1)
    }
  }
  for (const [from, to] of planned(raw, liftId)) seconds.mark(from, to, 0)
  return seconds.count()
}

export function plainPlannedSeconds(raw: RawRows, liftId: string, span: Span): number {
  const seconds = new Seconds(span)
  for (const [from, to] of planned(raw, liftId)) seconds.mark(from, to, 1)
  return seconds.count()
}

import { alarmSpanMs, dayMs, floodBeginsOver, floodEndsUnder } from '../limits'
import { spanCounts, type SetAlarms } from './alarm-spans'
import type { Interval } from './intervals'

/** How many days before a period are read, until they say whether a flood was going on when it began. */
const lookBackDays = [1, 2, 4, 8, 16, 31]

/** What of a flood lies in a period. */
export interface Flood extends Interval {
  /** Whether it went on already when the period began: then it is counted in an earlier one, and only its time in this one. */
  readonly hasStartedBefore: boolean
}

/**
 * The floods (ANSI/ISA-18.2): each begins with a span of more than ten alarms and lasts until one of fewer than five, which is no
 * part of it. A flood that the period cuts off ends with the period.
 * @param spans alarms in each span of ten minutes, from the begin of the period on, as `spanCounts` has them
 * @param isUnderWay whether a flood went on when the period began, as `isFloodUnderWay` says
 */
export function floods(spans: readonly number[], period: Interval, isUnderWay: boolean): Flood[] {
  const found: Flood[] = []
  let flood = isUnderWay ? { from: period.from, hasStartedBefore: true } : undefined
  const endAt = (to: number) => {
    // One that ends with the begin of the period has no time in it.
    if (flood && flood.from < to) found.push({ ...flood, to })
    flood = undefined
  }
  for (const [index, alarmCnt] of spans.entries()) {
    const spanFrom = period.from + index * alarmSpanMs
    if (alarmCnt > floodBeginsOver) flood ??= { from: spanFrom, hasStartedBefore: false }
    if (alarmCnt < floodEndsUnder) endAt(spanFrom)
  }
  endAt(period.to)
  return found
}

/** Whether a flood goes on after the last of the spans; undefined where none of them begins or ends one. */
function isGoingOnAfter(spans: readonly number[]): boolean | undefined {
  const last = spans.findLast(alarmCnt => alarmCnt > floodBeginsOver || alarmCnt < floodEndsUnder)
  return last === undefined ? undefined : last > floodBeginsOver
}

/**
 * Whether a flood was going on at an instant. It is known by the last span before it that begins or ends one, so that mostly a day is
 * read, however long a flood lasts; after a month of spans that do neither, none is taken to go on.
 * @param from the begin of a period, to whose spans those before it are joined
 * @param alarmsWithin what was set in a part of the time before, as `spanCounts` takes it; the parts do not overlap
 */
export async function isFloodUnderWay(
  from: number,
  alarmsWithin: (part: Interval) => Promise<readonly SetAlarms[]>,
): Promise<boolean> {
  let to = from
  for (const days of lookBackDays) {
    const part = { from: from - days * dayMs, to }
    const isGoingOn = isGoingOnAfter(spanCounts(await alarmsWithin(part), part))
    if (isGoingOn !== undefined) return isGoingOn
    to = part.from
  }
  return false
}

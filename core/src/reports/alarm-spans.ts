import { alarmSpanMs, floodBeginsOver } from '../limits'
import { coveredMs, isWithin, type Interval } from './intervals'
import { shareOf } from './share'

/** Alarms that were set at an instant, or within the span that an instant is in. */
export interface SetAlarms {
  readonly ts: number
  readonly alarmCnt: number
}

/**
 * How many alarms were set in each span of ten minutes, from the begin of the period on; nought where none was. An alarm is a
 * row that was set in the period, of whatever kind: it announces itself once, however often it is set again.
 * @param alarms in any order: one by one, or what the database counted of each span that had any
 */
export function spanCounts(alarms: readonly SetAlarms[], period: Interval): number[] {
  const spans = Array<number>(Math.ceil(coveredMs([period]) / alarmSpanMs)).fill(0)
  for (const { ts, alarmCnt } of alarms) {
    if (isWithin(period, ts)) spans[Math.floor((ts - period.from) / alarmSpanMs)]! += alarmCnt
  }
  return spans
}

/** The share of spans with more than ten alarms, which is more than an operator can follow (EEMUA 191); null without any span. */
export function overloadedShare(spans: readonly number[]): number | null {
  return shareOf(spans.filter(alarmCnt => alarmCnt > floodBeginsOver).length, spans.length)
}

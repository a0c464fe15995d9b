import type { PeriodKind } from '../contract/reports/report-periods'
import { AppError } from '../errors'
import { defaultPeriodName, periodOf, periodProblem, type Period } from './periods'

/** A report's period, and up to when what happened in it is known. */
export interface AskedPeriod extends Period {
  /**
   * The end of the period; while that is still to come, now, or the earlier instant that was asked for. What is set is set until
   * then. It is the only thing by which the report of a period that is not over differs from one moment to the next.
   */
  readonly upTo: number
}

/**
 * The period that a report is asked for, or the last one that is over where none is named.
 * Errors: bad-input, where there is no such period or it is too late to be had (specification 2 section 5).
 */
export function askedPeriod(
  kind: PeriodKind,
  asked: { readonly [Kind in PeriodKind | 'upTo']?: Kind extends 'upTo' ? number | undefined : string | undefined },
  now: number,
  timeZone?: string,
): AskedPeriod {
  const name = asked[kind] ?? defaultPeriodName(kind, now, timeZone)
  const problem = periodProblem(kind, name, now, timeZone)
  if (problem) throw new AppError('bad-input', { errors: [problem] })
  const period = periodOf(kind, name, timeZone)
  return { ...period, upTo: Math.max(period.from, Math.min(period.to, now, asked.upTo ?? now)) }
}

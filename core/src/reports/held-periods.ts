import type { PeriodKind } from '../contract/reports/report-periods'
import type { InputProblem } from '../errors'
import { periodNameAt, periodOf, type Period } from './periods'

/** The first period of a kind that begins at an instant or later. */
function firstFrom(kind: PeriodKind, at: number, timeZone?: string): string {
  const name = periodNameAt(kind, at, timeZone)
  const { from, to } = periodOf(kind, name, timeZone)
  return from >= at ? name : periodNameAt(kind, to, timeZone)
}

/**
 * What is wrong with the period of a report on alarms of which some, or all, are forgotten; undefined where nothing is. Without it a month that is
 * forgotten would look like one in which nothing happened.
 * @param forgottenTo the instant (epoch milliseconds) up to which what was closed is no longer stored
 */
export function forgottenProblem(
  { kind, from }: Pick<Period, 'kind' | 'from'>,
  forgottenTo: number,
  timeZone?: string,
): InputProblem | undefined {
  if (from >= forgottenTo) return undefined
  const earliest = firstFrom(kind, forgottenTo, timeZone)
  return { path: kind, message: `cannot be earlier than ${earliest}: older alarms are no longer stored` }
}

import type { PeriodKind } from '@liftwatch/core/contract/reports/report-periods'
import { AppError } from '@liftwatch/core/errors'
import { askedPeriod, type AskedPeriod } from '@liftwatch/core/reports/asked-period'
import { forgottenProblem } from '@liftwatch/core/reports/held-periods'
import { periodNameAt, periodOf } from '@liftwatch/core/reports/periods'
import type { Database } from '../../db/connect'
import { findForgottenTo } from '../../queries/months'

function throwIfForgotten(period: Parameters<typeof forgottenProblem>[0], forgottenTo: number): void {
  const problem = forgottenProblem(period, forgottenTo)
  if (problem) throw new AppError('bad-input', { errors: [problem] })
}

/** The period of a report on alarms. Errors: bad-input, also where alarms of it are no longer stored. */
export async function heldPeriod(
  db: Database,
  kind: PeriodKind,
  asked: Parameters<typeof askedPeriod>[1],
  at: number,
): Promise<AskedPeriod> {
  const period = askedPeriod(kind, asked, at)
  throwIfForgotten(period, await findForgottenTo(db))
  return period
}

/** Refuses what begins within days that are forgotten; what moves on with the days is called by the day of its end (`upTo`). */
export async function throwIfDaysForgotten(db: Database, { from }: { readonly from: number }): Promise<void> {
  const forgottenTo = await findForgottenTo(db)
  if (from >= forgottenTo) return
  const day = periodOf('day', periodNameAt('day', from))
  const { message } = forgottenProblem(day, forgottenTo)!
  throw new AppError('bad-input', { errors: [{ path: 'upTo', message: `begins too early: ${message}` }] })
}

/** Of several spans those of which all alarms are stored: a chart begins with these. */
export async function heldSpans<Span extends { readonly from: number }>(
  db: Database,
  spans: readonly Span[],
): Promise<Span[]> {
  const forgottenTo = await findForgottenTo(db)
  return spans.filter(({ from }) => from >= forgottenTo)
}

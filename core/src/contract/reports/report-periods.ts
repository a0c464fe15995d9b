import { z } from 'zod/mini'
import { instantInput } from '../input'

/** What a report is asked for by its name. */
export type PeriodKind = 'month' | 'week' | 'day'

interface PeriodFormat {
  readonly pattern: RegExp
  readonly error: string
}

/** How a period is named; that there is such a week or day, and that it has started, is for `periodProblem` to say. */
export const periodFormats: Readonly<Record<PeriodKind, PeriodFormat>> = {
  month: { pattern: /^2\d{3}-(0[1-9]|1[0-2])$/, error: 'must be a month, such as 2026-11' },
  week: { pattern: /^2\d{3}-W\d{2}$/, error: 'must be an ISO week, such as 2026-W47' },
  day: { pattern: /^2\d{3}-\d{2}-\d{2}$/, error: 'must be a day, such as 2026-11-21' },
}

function periodInput(kind: PeriodKind) {
  const { pattern, error } = periodFormats[kind]
  return z.optional(z.string().check(z.regex(pattern, { error })))
}

/** The month of a report, YYYY-MM: the previous one, unless an earlier one is named (specification 2 section 5). */
export const month = periodInput('month')
/** An ISO week YYYY-Www: the last one that is over, unless another is named. */
export const week = periodInput('week')
/** YYYY-MM-DD: yesterday, unless another is named; today at the latest. */
export const day = periodInput('day')
/** For a period that is not over: an instant that what happened is known up to; now, unless an earlier one is named. */
export const upTo = z.optional(instantInput)

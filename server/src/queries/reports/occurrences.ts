import { sql, type SQL } from 'drizzle-orm'
import { sameOccurrenceMs } from '@liftwatch/core/limits'
import type { Span } from './stretches'

/** The span of which stretches are read, so that what was set again soon is known from what is new. */
export function withMomentsBefore({ from, upTo }: Span): Span {
  return { from: from - sameOccurrenceMs - 1, upTo }
}

/**
 * The occurrences of alarms that began within a span (as `occurred`: the columns of `stretch`, which was read `withMomentsBefore`), for
 * the WITH of a statement. A fault that no one acknowledges is one row however often it comes: scored figures count what happened
 * (decisions.md section 17).
 */
export function occurredWith({ from, upTo }: Span): SQL {
  return sql`
    occurred AS (
      SELECT id, lift_id, type, number, severity, set_ts FROM (
        SELECT *, lag(coalesce(clear_ts, set_ts)) OVER (PARTITION BY lift_id, type, number ORDER BY set_ts) AS cleared_before
        FROM stretch
      ) one
      WHERE set_ts >= ${from} AND set_ts < ${upTo} AND (cleared_before IS NULL OR set_ts - cleared_before > ${sameOccurrenceMs})
    )`
}

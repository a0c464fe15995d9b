import { sql, type SQL } from 'drizzle-orm'
import { sameOccurrenceMs } from '@liftwatch/core/limits'
import { closedSince } from '../alarm-months'
import type { Span } from './stretches'

/** Of a row of `stretch`: when it had been cleared that was set again with it. */
export const clearedBefore = sql`lag(coalesce(clear_ts, set_ts)) OVER (PARTITION BY lift_id, type, number ORDER BY set_ts)`

/** Whether a row of `stretch`, with that as `cleared_before`, begins an occurrence. */
export const isNew = sql.raw(`(cleared_before IS NULL OR set_ts - cleared_before > ${sameOccurrenceMs})`)

/** Of the lift faults of which something occurred within a span, beside their ids: so that they are looked for where they can be. */
export function mayHaveOccurred({ from, upTo }: Span): SQL {
  return sql`alarm.type = 'LIFT_FAULT' AND alarm.alarm_start_ts < ${upTo} AND ${closedSince(from)}`
}

/**
 * The occurrences of alarms that began within a span (as `occurred`: the columns of `stretch`, which is known from ten minutes before
 * on), for the WITH of a statement. A fault that no one acknowledges is one row however often it comes: scored figures count what happened
 * (decisions.md section 17).
 */
export function occurredWith({ from, upTo }: Span): SQL {
  return sql`
    occurred AS (
      SELECT id, lift_id, type, number, severity, fault_code, set_ts FROM (
        SELECT *, ${clearedBefore} AS cleared_before FROM stretch
      ) one
      WHERE set_ts >= ${from} AND set_ts < ${upTo} AND ${isNew}
    )`
}

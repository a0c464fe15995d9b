import { sql, type SQL } from 'drizzle-orm'
import { countedFaultNumbers } from '@liftwatch/core/domain/fault-numbers'
import { anyOf } from '../rows'
import type { Scope } from '../scope'
import { occurredWith } from './occurrences'
import { countedStretchesWith } from './provoked-faults'
import { coveredMs, within, type Span } from './stretches'

/** Faults that keep a lift from running (specification 2 section 9). */
export const countedFaults = sql`alarm.type = 'LIFT_FAULT' AND ${anyOf(sql`alarm.number`, countedFaultNumbers, 'int')}`

/** What was planned of a switch-off (as `oms_schedule`) within the span; the delay of anyone who switches on late was not. */
export function plannedWithin(span: Span): SQL {
  return within(
    span,
    sql`oms_schedule.off_at`,
    sql`least(oms_schedule.on_at, coalesce(oms_schedule.switch_on_at, oms_schedule.on_at))`,
  )
}

/** Whether a switch-off reaches into the span at all; of one that was cancelled the lift was never off. */
export function meetsSpan({ from, upTo }: Span): SQL {
  return sql`oms_schedule.cancelled_at IS NULL AND oms_schedule.off_at < ${upTo} AND oms_schedule.on_at > ${from}
    AND coalesce(oms_schedule.switch_on_at, oms_schedule.on_at) > ${from}`
}

/**
 * Lifts that were down or planned to be off (as `lost`: lift_id, downtime_ms, planned_off_ms) within a span, for the WITH of a
 * statement (decisions.md section 9; `downtimeMs` and `plannedOffMs` of core say the same of one lift). Overlaps count once. Beside
 * them what occurred in the span (as `occurred`).
 * @param which more alarms than those that keep a lift from running, of which it is asked what occurred
 */
export function downtimeWith(span: Span, scope: Scope, which?: SQL): SQL {
  return sql`
    ${countedStretchesWith(span, scope, which ? sql`((${countedFaults}) OR (${which}))` : countedFaults)},
    ${occurredWith(span)},
    down AS (
      SELECT lift_id, range_agg(${within(span, sql`set_ts`, sql`coalesce(clear_ts, ${span.upTo})`)}) AS times
      FROM stretch alarm ${which ? sql`WHERE ${countedFaults}` : sql``} GROUP BY 1
    ),
    planned AS (
      SELECT lift_id, range_agg(${plannedWithin(span)}) AS times FROM oms_schedule WHERE ${meetsSpan(span)} GROUP BY 1
    ),
    unplanned AS (
      SELECT lift_id, coalesce(down.times - planned.times, down.times) AS down_times, planned.times AS planned_times
      FROM down FULL JOIN planned USING (lift_id)
    ),
    lost AS (
      SELECT lift_id, ${coveredMs(sql`down_times`)} AS downtime_ms, ${coveredMs(sql`planned_times`)} AS planned_off_ms
      FROM unplanned
    )`
}

import { sql, type SQL } from 'drizzle-orm'
import { staleAfterMs } from '@liftwatch/core/limits'
import { closedSince } from '../alarm-months'
import { allOf } from '../rows'
import { inScope, pastScope, type Scope } from '../scope'

/** A stretch of time; `upTo` is not in it. */
export interface Span {
  readonly from: number
  readonly upTo: number
}

/** As the index `alarm_long` has it: what lasted no longer can have been set at an instant only if it was set in the day before. */
const long = sql.raw(String(staleAfterMs))

const selectAlarms = sql`
  SELECT id, lift_id, type, number, severity, fault_code, alarm_start_ts, alarm_clear_ts, repeat_cnt, last_edge_ts, last_edge_seq FROM alarm`

/**
 * Alarms that may have been set within a span: each kind of them by the index that has it. An alarm that was set again spans the quiet
 * time too; its edges say when it was set.
 * @param scope with the lifts that were retired from it
 * @param which conditions on `alarm`, one of them on its type
 */
function selectMet({ from, upTo }: Span, scope: Scope, which: SQL): SQL {
  const shared = allOf([
    which,
    scope === 'all'
      ? undefined
      : sql`alarm.lift_id IN (SELECT lift.id FROM lift WHERE ${inScope(pastScope(scope), sql`lift.scope_id`)})`,
    sql`(alarm.alarm_clear_ts IS NULL OR alarm.alarm_clear_ts > ${from})`,
  ])
  const dayBefore = from - staleAfterMs
  return sql`
    ${selectAlarms} WHERE ${shared} AND alarm.alarm_start_ts >= ${dayBefore} AND alarm.alarm_start_ts < ${upTo}
      AND ${closedSince(from)}
    UNION ALL
    ${selectAlarms} WHERE ${shared} AND alarm.alarm_start_ts < ${dayBefore}
      AND alarm.operational_status = 'CLOSED' AND alarm.closed_at - alarm.alarm_start_ts > ${long}
      AND alarm.closed_at >= ${dayBefore}
    UNION ALL
    ${selectAlarms} WHERE ${shared} AND alarm.alarm_start_ts < ${dayBefore}
      AND alarm.operational_status IN ('OUTSTANDING', 'DEPLOYMENT') AND alarm.closed_at IS NULL`
}

/**
 * The stretches in which alarms were set (as `stretch`: id of the alarm, lift_id, type, number, severity, fault_code, set_ts, clear_ts), of all that met the span, for the
 * WITH of a statement. An alarm whose edges were not stored is one stretch.
 */
export function stretchesWith(span: Span, scope: Scope, which: SQL): SQL {
  return stretchesOf(selectMet(span, scope, which))
}

/** The same of one alarm, which is known by its id and by when it was closed. */
export function stretchesOfAlarmWith(known: string): SQL {
  const closedAt = sql.raw(`${known}.closed_at`)
  return stretchesOf(sql`
    ${selectAlarms} WHERE alarm.id = ${sql.raw(known)}.id
      AND (alarm.closed_at = ${closedAt} OR (${closedAt} IS NULL AND alarm.closed_at IS NULL))`)
}

/** The columns of `stretch`. */
export const ofStretches = sql.raw('id, lift_id, type, number, severity, fault_code, set_ts, clear_ts')

function stretchesOf(met: SQL): SQL {
  return sql`
    met AS MATERIALIZED (${met}),
    ordered AS MATERIALIZED (
      SELECT met.*, edge.ts, edge.seq, edge.state, lag(edge.state) OVER (PARTITION BY met.id ORDER BY edge.ts, edge.seq) AS state_before
      FROM met LEFT JOIN LATERAL (
        -- Each alarm by itself, in the months in which it was set: to read the edges of all years for some alarms is never worth it (OFFSET 0).
        SELECT ts, seq, state FROM alarm_edge
        WHERE lift_id = met.lift_id AND type = met.type AND number = met.number AND ts >= met.alarm_start_ts AND ts <= met.last_edge_ts
          AND (ts, seq) <= (met.last_edge_ts, met.last_edge_seq) OFFSET 0
      ) edge ON true
      WHERE met.repeat_cnt > 0
    ),
    change AS (
      SELECT id, lift_id, type, number, severity, fault_code, state, ts AS set_ts, lead(ts) OVER (PARTITION BY id ORDER BY ts, seq) AS clear_ts
      FROM ordered WHERE ts IS NOT NULL AND state IS DISTINCT FROM state_before
    ),
    stretch AS (
      SELECT id, lift_id, type, number, severity, fault_code, alarm_start_ts AS set_ts, alarm_clear_ts AS clear_ts FROM met
      WHERE repeat_cnt = 0
      UNION ALL
      SELECT id, lift_id, type, number, severity, fault_code, alarm_start_ts, alarm_clear_ts FROM ordered WHERE ts IS NULL
      UNION ALL
      SELECT ${ofStretches} FROM change WHERE state = 'SET'
    )`
}

/** The part of a stretch that is in the span, as a range; what is still set is so to the end. Empty where there is none. */
export function within({ from, upTo }: Span, set: SQL, clear: SQL): SQL {
  return sql`int8range(greatest(${set}, ${from}), greatest(least(${clear}, ${upTo}), ${set}, ${from}))`
}

/** How many milliseconds a multirange covers. Most are one stretch, and to take those apart as well takes as long as all the rest. */
export function coveredMs(times: SQL): SQL {
  return sql`CASE WHEN ${times} IS NULL THEN 0 WHEN ${times} = int8multirange(range_merge(${times})) THEN coalesce(upper(${times}) - lower(${times}), 0)
    ELSE (SELECT coalesce(sum(upper(part) - lower(part)), 0)::int8 FROM unnest(${times}) part) END`
}

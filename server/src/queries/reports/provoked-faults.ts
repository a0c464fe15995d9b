import { sql, type SQL } from 'drizzle-orm'
import { sameOccurrenceMs } from '@liftwatch/core/limits'
import { closedSince } from '../alarm-months'
import { daysIn, maintenanceMode } from '../maintenance/checked'
import type { Scope } from '../scope'
import { clearedBefore, isNew } from './occurrences'
import { ofStretches, stretchesOfAlarmWith, stretchesWith, type Span } from './stretches'

/** The estate's days that a span reaches into, one at least. */
function daysOf({ from, upTo }: Span) {
  return daysIn({ from, to: Math.max(upTo, from + 1) })
}

/** When something of a lift was set and cleared; null, while it is set. */
interface Times {
  readonly liftId: SQL
  readonly set: SQL
  readonly clear: SQL
}

/**
 * Whether `due` is a planned day of the lift on which it was both set and cleared; what is still set is so far within the day, while that
 * is not over.
 */
function isOnPlannedDay(span: Span, { liftId, set, clear }: Times): SQL {
  const days = daysOf(span)
  const list = (pick: (day: (typeof days)[number]) => string | number) => sql.param(days.map(pick))
  const place = sql`width_bucket(${set}, ${list(({ from }) => from)}::int8[])`
  const end = sql`(${list(({ to }) => to)}::int8[])[${place}]`
  return sql`
    due.lift_id = ${liftId} AND due.date = (${list(({ name }) => name)}::date[])[${place}] AND due.cancelled_at IS NULL
      AND ${set} < ${end} AND coalesce(${clear} <= ${end}, ${end} > ${span.upTo})`
}

/** Whether a planned check provoked a fault that was set within the span: all of it lies within one stretch of maintenance mode on a planned day (DECISIONS.md). */
export function wasProvoked(span: Span, times: Times): SQL {
  const { liftId, set, clear } = times
  const isWithin = (modeSet: SQL, modeClear: SQL) =>
    sql`${modeSet} <= fault.set_ts AND (${modeClear} IS NULL OR fault.clear_ts <= ${modeClear})`
  // An alarm of a lift is over before the next one of its kind begins: of all only the last that had started can have been set then.
  return sql`(
    EXISTS (SELECT FROM lm_schedule due WHERE ${isOnPlannedDay(span, times)})
    AND EXISTS (
      SELECT FROM (SELECT ${liftId} AS lift_id, ${set} AS set_ts, ${clear} AS clear_ts) fault CROSS JOIN LATERAL (
        SELECT alarm.id, alarm.alarm_start_ts, alarm.alarm_clear_ts, alarm.closed_at FROM alarm
        WHERE alarm.lift_id = fault.lift_id AND ${maintenanceMode} AND alarm.alarm_start_ts <= fault.set_ts
          AND ${closedSince(sql`fault.set_ts`)}
        ORDER BY alarm.alarm_start_ts DESC LIMIT 1
      ) mode
      WHERE ${isWithin(sql`mode.alarm_start_ts`, sql`mode.alarm_clear_ts`)} AND EXISTS (
        WITH ${stretchesOfAlarmWith('mode')}
        SELECT FROM stretch WHERE ${isWithin(sql`stretch.set_ts`, sql`stretch.clear_ts`)})))`
}

/**
 * The stretches in which alarms were set of which breakdown figures are made (as `stretch`, like `stretchesWith`, from ten minutes before the
 * span on), for the WITH of a statement: without the occurrences of faults that a planned check provoked. How many rows these statements
 * have, no planner knows: they are so written that none is compared with each of another, and what is made of them is planned by itself: beside
 * their cost, which is reckoned far too high, all ways to go on look the same.
 */
export function countedStretchesWith(span: Span, scope: Scope, which: SQL): SQL {
  // As far as an occurrence can go on that was provoked up to the end of its day.
  const known = { from: span.from - sameOccurrenceMs - 1, upTo: daysOf(span).at(-1)!.to + sameOccurrenceMs + 1 }
  const times = { liftId: sql`occurrence.lift_id`, set: sql`occurrence.from_ts`, clear: sql`occurrence.up_to_ts` }
  const ofStretch = { liftId: sql`stretch.lift_id`, set: sql`stretch.set_ts`, clear: sql`stretch.clear_ts` }
  return sql`
    stretch AS MATERIALIZED (
      WITH ${stretchesWith(known, scope, which)},
      started AS (
        SELECT DISTINCT stretch.lift_id, stretch.number FROM stretch JOIN lm_schedule due ON ${isOnPlannedDay(span, ofStretch)}
        WHERE stretch.type = 'LIFT_FAULT'
      ),
      sorted_out AS MATERIALIZED (
        SELECT *, type = 'LIFT_FAULT' AND (lift_id, number) IN (SELECT lift_id, number FROM started) AS is_asked FROM stretch
      ),
      asked AS (SELECT *, ${clearedBefore} AS cleared_before FROM sorted_out WHERE is_asked),
      counted AS (
        SELECT *, count(*) FILTER (WHERE ${isNew}) OVER (PARTITION BY lift_id, number ORDER BY set_ts) AS occurrence FROM asked
      ),
      occurrence AS (
        SELECT *, min(set_ts) OVER same AS from_ts,
          CASE WHEN bool_and(clear_ts IS NOT NULL) OVER same THEN max(clear_ts) OVER same END AS up_to_ts
        FROM counted WINDOW same AS (PARTITION BY lift_id, number, occurrence)
      )
      SELECT ${ofStretches} FROM sorted_out WHERE NOT is_asked
      UNION ALL
      SELECT ${ofStretches} FROM occurrence WHERE NOT ${wasProvoked(span, times)}
    )`
}

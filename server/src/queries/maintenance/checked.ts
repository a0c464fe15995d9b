import { sql, type SQL } from 'drizzle-orm'
import { alarmNumbers } from '@liftwatch/core/domain/event-codes'
import { dayAfter } from '@liftwatch/core/domain/calendar'
import { periodNameAt, periodOf, type Period } from '@liftwatch/core/reports/periods'
import { closedSince } from '../alarm-months'
import { coveredMs, stretchesWith } from '../reports/stretches'
import { allOf } from '../rows'
import type { Scope } from '../scope'

const [lmEvent = 0] = alarmNumbers(['LM']).events

/** Building events of code LM, by which a device shows that its lift is being maintained. */
export const maintenanceMode = sql.raw(`alarm.type = 'RBE' AND alarm.number = ${lmEvent}`)

/** The days of a week or a month, each from midnight to midnight of the estate. */
export function daysIn({ from, to }: Pick<Period, 'from' | 'to'>): Period[] {
  const days: Period[] = []
  for (let name = periodNameAt('day', from); ; name = dayAfter(name)) {
    const day = periodOf('day', name)
    if (day.from >= to) return days
    days.push(day)
  }
}

interface Asked {
  readonly scope: Scope
  readonly days: readonly Period[]
  /** What happened is known up to this instant. */
  readonly upTo: number
  /** A SELECT of the ids of the lifts that are wanted, where they are few. */
  readonly lifts?: SQL
}

/**
 * What became of maintenance days (as `done`: the columns of lm_schedule that people see, is_over, ms, from_ts, to_ts), for the WITH of a
 * statement: done where the device showed maintenance mode on the day, with the union of its times in that day (decisions.md section
 * 13). Derived at each reading, so that late events correct it; reports and lists share it.
 */
export function checkedWith({ scope, days, upTo, lifts }: Asked): SQL {
  const first = days[0]!
  const last = days.at(-1)!
  const span = { from: first.from, upTo: Math.max(first.from, Math.min(last.to, upTo)) }
  const list = (pick: (day: Period) => string | number, type: 'date' | 'int8') =>
    sql`${sql.param(days.map(pick))}::${sql.raw(type)}[]`
  const ofLifts = (column: SQL) => lifts && sql`${column} = ANY(ARRAY(${lifts}))`
  return sql`
    ${stretchesWith(span, lifts ? 'all' : scope, allOf([maintenanceMode, ofLifts(sql`alarm.lift_id`)]))},
    due AS (
      SELECT lm_schedule.*, day.from_ts, day.to_ts
      FROM unnest(${list(day => day.name, 'date')}, ${list(day => day.from, 'int8')}, ${list(day => day.to, 'int8')})
        AS day (date, from_ts, to_ts)
      JOIN lm_schedule ON lm_schedule.date = day.date
      WHERE ${allOf([sql`lm_schedule.cancelled_at IS NULL`, ofLifts(sql`lm_schedule.lift_id`)])}
    ),
    shown AS (
      -- Of one event of a lift no two stretches overlap: their union is their sum.
      SELECT due.id, sum(greatest(
        least(stretch.clear_ts, due.to_ts, ${upTo}) - greatest(stretch.set_ts, due.from_ts), 0))::int8 AS ms
      FROM due JOIN stretch ON stretch.lift_id = due.lift_id
        AND stretch.set_ts < due.to_ts AND coalesce(stretch.clear_ts, due.to_ts) > due.from_ts
      GROUP BY due.id
    ),
    done AS (
      SELECT due.id, due.lift_id, due.date, due.remark_cnt, due.last_remark, due.from_ts, due.to_ts,
        due.to_ts <= ${upTo} AS is_over, coalesce(shown.ms, 0) AS ms
      FROM due LEFT JOIN shown ON shown.id = due.id
    )`
}

/** The state of a row of `done`. */
export const stateOfDone = sql`(CASE WHEN done.ms > 0 THEN 'DONE' WHEN done.is_over THEN 'NOT_DONE' ELSE 'SCHEDULED' END)`

/** By which alarms of a lift its device is said to be away: the event of that code, and the fault of the same meaning. */
const [awayEvent = 0] = alarmNumbers(['LMDC']).events
const [awayFault = 0] = alarmNumbers(['LF24']).faults
const isAway = sql.raw(
  `((lost.type = 'RBE' AND lost.number = ${awayEvent}) OR (lost.type = 'LIFT_FAULT' AND lost.number = ${awayFault}))`,
)

/**
 * Whether the device of a row of `done`, beside `lmd`, was offline for more than half of a day on which nothing was done: by the alarms
 * that said so, and by its last sign of life where it is offline still.
 */
export const wasOfflineOnDone = sql`(
  done.ms = 0 AND done.is_over AND (
    (NOT coalesce(lmd.is_online, true) AND coalesce(lmd.last_online_ts, 0) < (done.from_ts + done.to_ts) / 2)
    OR (
      SELECT ${coveredMs(sql`away.times`)} FROM (
        SELECT range_agg(int8range(greatest(lost.alarm_start_ts, done.from_ts),
          least(coalesce(lost.alarm_clear_ts, done.to_ts), done.to_ts))) AS times
        FROM alarm lost WHERE lost.lift_id = done.lift_id AND ${isAway} AND ${closedSince(sql`done.from_ts`, 'lost')}
          AND lost.alarm_start_ts < done.to_ts AND coalesce(lost.alarm_clear_ts, done.to_ts) > done.from_ts
      ) away
    ) > (done.to_ts - done.from_ts) / 2))`

import { sql, type SQL } from 'drizzle-orm'
import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { trapArrivalTargetMs } from '@liftwatch/core/limits'
import { waitBoundsMs } from '@liftwatch/core/reports/response-times'
import { shareOf } from '@liftwatch/core/reports/share'
import type { Database } from '../../db/connect'
import { closedSince } from '../alarm-months'
import { findRow } from '../rows'
import { ofAskedLifts, setAlarms, type LoadAsked } from './alarm-load-rows'

type ResponseTimes = AlarmLoad['trapsReached']
type Responses = Pick<AlarmLoad, 'faultsAcknowledged' | 'trapsAcknowledged' | 'trapsReached' | 'arrivedInTimeShare'>

/** What members do about alarms, by the contract's ids. */
const responding = ['liftFaults', 'passengerTraps'].flatMap(kind =>
  ['acknowledge', 'arrive', 'report'].map(entry => `${kind}.${entry}`),
)

/** How many members did something in the period about alarms of these lifts, whenever they were set. */
export async function countOperators(tx: Database, asked: LoadAsked): Promise<number> {
  const { from, upTo } = asked.period
  const liftOf = (month: SQL) => sql`(SELECT alarm.lift_id FROM alarm WHERE alarm.id = entry.alarm_id AND ${month})`
  // What was closed long before is seldom written about: only where it is not among the rest, all months are asked.
  const ofLifts = ofAskedLifts(
    asked,
    sql`coalesce(${liftOf(closedSince(from))}, ${liftOf(sql`alarm.closed_at IS NOT NULL`)})`,
  )
  const row = await findRow<{ count: number }>(
    tx,
    sql`
      WITH entry AS MATERIALIZED (
        SELECT user_id, subject_id::uuid AS alarm_id FROM audit
        WHERE action = ANY(${sql.param(responding)}::text[]) AND at >= ${from} AND at < ${upTo}
      )
      SELECT count(DISTINCT entry.user_id) AS count FROM entry
      ${ofLifts ? sql`WHERE ${ofLifts}` : sql``}`,
  )
  return row!.count
}

/** How many of what was answered are in each class of waits: a class has its upper bound, and not the one below it. */
const classes = sql.join(
  [0, ...waitBoundsMs.keys()].map(
    (_, index) => sql`count(*) FILTER (WHERE width_bucket(ms - 1, ${sql.param(waitBoundsMs)}::int8[]) = ${index})`,
  ),
  sql`, `,
)

/** How long alarms waited, until something that is not null once it has happened. */
async function findTimes(tx: Database, alarms: SQL, until: SQL): Promise<ResponseTimes> {
  const waited = sql`greatest(0, ${until} - alarm.alarm_start_ts)`
  const row = await findRow<ResponseTimes>(
    tx,
    sql`
      WITH answered AS (SELECT ${waited} AS ms ${alarms} AND ${until} IS NOT NULL)
      SELECT count(*) AS "answeredCnt", percentile_disc(0.5) WITHIN GROUP (ORDER BY ms) AS "medianMs",
        percentile_disc(0.9) WITHIN GROUP (ORDER BY ms) AS "p90Ms", json_build_array(${classes}) AS waits
      FROM answered`,
  )
  return row!
}

/** How soon people answered the alarms that were set in the period. */
export async function findResponseTimes(tx: Database, asked: LoadAsked): Promise<Responses> {
  const faults = setAlarms(asked, 'faults')
  const traps = setAlarms(asked, 'traps')
  const late = sql`
    coalesce(alarm.arrival_ts, alarm.alarm_clear_ts, ${asked.period.upTo}::int8) - alarm.alarm_start_ts > ${trapArrivalTargetMs}`
  const row = await findRow<{ telling: number; inTime: number }>(
    tx,
    sql`
      SELECT count(*) FILTER (WHERE alarm.arrival_ts IS NOT NULL OR ${late}) AS telling,
        count(*) FILTER (WHERE alarm.arrival_ts IS NOT NULL AND NOT (${late})) AS "inTime" ${traps}`,
  )
  return {
    faultsAcknowledged: await findTimes(tx, faults, sql`alarm.acknowledge_at`),
    trapsAcknowledged: await findTimes(tx, traps, sql`alarm.acknowledge_at`),
    trapsReached: await findTimes(tx, traps, sql`alarm.arrival_ts`),
    arrivedInTimeShare: shareOf(row!.inTime, row!.telling),
  }
}

import { sql, type SQL } from 'drizzle-orm'
import type { AlarmType } from '@liftwatch/core/contract/devices/device-messages'
import type { HomeTrend } from '@liftwatch/core/contract/home/home'
import type { TrendRange } from '@liftwatch/core/reports/home-trend'
import { trapArrivalTargetMs } from '@liftwatch/core/limits'
import type { Database } from '../../db/connect'
import { closedSince } from '../alarm-months'
import { findRow, listRows } from '../rows'
import { inScope, ofLiftInScope, type Scope } from '../scope'
import { readableAlarms, type HomeReader } from './readable'

/** The lifts of a scope, read once for all steps. */
function ofScope(scope: Scope, liftId: SQL): SQL {
  if (scope === 'all') return sql`FILTER (WHERE ${ofLiftInScope(scope, liftId)})`
  return sql`FILTER (WHERE ${liftId} IN (SELECT lift.id FROM lift WHERE ${inScope(scope, sql`lift.scope_id`)}))`
}

/** How many of something have their instant in each step, from the first instant of the range to its last. */
async function countSteps(tx: Database, { startTs, endTs, steps }: TrendRange, counted: SQL, instant: SQL) {
  const from = steps.map(at => Math.max(at, startTs))
  const upTo = [...from.slice(1), endTs + 1]
  const rows = await listRows<{ count: number }>(
    tx,
    sql`
      SELECT (${counted} AND ${instant} >= step.from_ts AND ${instant} < step.up_to) AS count
      FROM unnest(${sql.param(from)}::int8[], ${sql.param(upTo)}::int8[]) WITH ORDINALITY AS step (from_ts, up_to, place)
      ORDER BY step.place`,
  )
  return rows.map(({ count }) => count)
}

function countAlarms(tx: Database, range: TrendRange, scope: Scope, type: AlarmType): Promise<number[]> {
  const counted = sql`SELECT count(*) ${ofScope(scope, sql`alarm.lift_id`)} FROM alarm
    WHERE alarm.type = ${type} AND ${closedSince(range.startTs)}`
  return countSteps(tx, range, counted, sql`alarm.alarm_start_ts`)
}

function countSwitchedOff(tx: Database, range: TrendRange, scope: Scope): Promise<number[]> {
  const counted = sql`
    SELECT count(*) ${ofScope(scope, sql`oms_schedule.lift_id`)} FROM oms_schedule
    WHERE oms_schedule.status IN ('OPEN', 'CLOSED') AND oms_schedule.cancelled_at IS NULL`
  return countSteps(tx, range, counted, sql`oms_schedule.off_at`)
}

/** What became of the traps that were set in the range. */
async function countRescues(tx: Database, { startTs, endTs }: TrendRange, scope: Scope) {
  const lasted = sql`alarm.alarm_clear_ts - alarm.alarm_start_ts`
  const row = await findRow<NonNullable<HomeTrend['rescues']>>(
    tx,
    sql`
      SELECT count(*) FILTER (WHERE ${lasted} <= ${trapArrivalTargetMs}) AS "inTimeCnt",
        count(*) FILTER (WHERE ${lasted} > ${trapArrivalTargetMs}) AS "lateCnt",
        count(*) FILTER (WHERE alarm.alarm_clear_ts IS NULL) AS "waitingCnt"
      FROM alarm JOIN lift ON lift.id = alarm.lift_id
      WHERE alarm.type = 'PASSENGER_TRAP' AND alarm.alarm_start_ts BETWEEN ${startTs} AND ${endTs} AND ${closedSince(startTs)}
        AND ${ofLiftInScope(scope, sql`alarm.lift_id`)}`,
  )
  return row!
}

/** How much was set in each step of a range, of what the reader may read. */
export async function findHomeTrend(tx: Database, reader: HomeReader, range: TrendRange): Promise<HomeTrend> {
  const { scope } = reader
  const lines: Partial<Record<AlarmType, number[]>> = {}
  for (const type of readableAlarms(reader)) lines[type] = await countAlarms(tx, range, scope, type)
  const { LIFT_FAULT: liftFaults = null, PASSENGER_TRAP: passengerTraps = null } = lines
  const kinds = Object.values(lines)
  return {
    ...range,
    liftFaults,
    passengerTraps,
    alarms: kinds.length > 0 ? range.steps.map((_, place) => kinds.reduce((sum, line) => sum + line[place]!, 0)) : null,
    switchOffs: reader.permissions.has('oms-schedule') ? await countSwitchedOff(tx, range, scope) : null,
    rescues: passengerTraps && (await countRescues(tx, range, scope)),
  }
}

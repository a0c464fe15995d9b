import { sql, type SQL } from 'drizzle-orm'
import type { AlarmType } from '@liftwatch/core/contract/alarms/alarm-type'
import type { HomeTrend } from '@liftwatch/core/contract/home/home'
import { estateTimeZone } from '@liftwatch/core/contract/time-zone'
import type { TrendRange } from '@liftwatch/core/reports/home-trend'
import { trapArrivalTargetMs } from '@liftwatch/core/limits'
import type { Database } from '../../db/connect'
import { countByDay, countedSince } from '../alarm-days'
import { closedSince } from '../alarm-months'
import { findRow, listRows } from '../rows'
import { inScope, ofLiftInScope, type Scope } from '../scope'
import { readableAlarms, type HomeReader } from './readable'

/** The lifts of a scope, read once for all steps. */
function ofScope(scope: Scope, liftId: SQL): SQL {
  if (scope === 'all') return sql`FILTER (WHERE ${ofLiftInScope(scope, liftId)})`
  return sql`FILTER (WHERE ${liftId} IN (SELECT lift.id FROM lift WHERE ${inScope(scope, sql`lift.scope_id`)}))`
}

/** From an instant to before another. */
interface Step {
  readonly from: number
  readonly upTo: number
}

/** From the first instant of the range to its last. */
function stepsOf({ startTs, endTs, steps }: TrendRange): Step[] {
  const from = steps.map(at => Math.max(at, startTs))
  return from.map((at, place) => ({ from: at, upTo: from[place + 1] ?? endTs + 1 }))
}

/** How many of something have their instant in each step. */
async function countSteps(tx: Database, steps: readonly Step[], counted: SQL, instant: SQL): Promise<number[]> {
  const bounds = (name: keyof Step) => sql`${sql.param(steps.map(step => step[name]))}::int8[]`
  const rows = await listRows<{ count: number }>(
    tx,
    sql`
      SELECT (${counted} AND ${instant} >= step.from_ts AND ${instant} < step.up_to) AS count
      FROM unnest(${bounds('from')}, ${bounds('upTo')}) WITH ORDINALITY AS step (from_ts, up_to, place)
      ORDER BY step.place`,
  )
  return rows.map(({ count }) => count)
}

function countAlarms(tx: Database, steps: readonly Step[], scope: Scope, type: AlarmType): Promise<number[]> {
  if (steps.length === 0) return Promise.resolve([])
  const counted = sql`SELECT count(*) ${ofScope(scope, sql`alarm.lift_id`)} FROM alarm
    WHERE alarm.type = ${type} AND ${closedSince(Math.min(...steps.map(({ from }) => from)))}`
  return countSteps(tx, steps, counted, sql`alarm.alarm_start_ts`)
}

/** The places of the steps that are whole days, of which the counts are known: the last goes up to some instant, and the first may begin at one. */
async function knownPlaces(tx: Database, { step, steps, startTs }: TrendRange): Promise<readonly [number, number]> {
  const since = step === 'DAY' ? await countedSince(tx, estateTimeZone()) : undefined
  const last = steps.length - 1
  if (since === undefined) return [last, last]
  const first = steps.findIndex(at => at >= startTs && at >= since)
  return [first === -1 ? last : first, last]
}

/** How many alarms of each type were set in each step: of whole days from the ledger, of the rest by counting. */
async function countTypes(tx: Database, range: TrendRange, scope: Scope, types: readonly AlarmType[]) {
  const [first, last] = await knownPlaces(tx, range)
  const steps = stepsOf(range)
  const known = steps.slice(first, last)
  const days = known.length > 0 ? await countByDay(tx, scope, types, [known[0]!.from, known.at(-1)!.upTo]) : []
  const lines: Partial<Record<AlarmType, number[]>> = {}
  for (const type of types) {
    const ofType = days.filter(day => day.type === type)
    const ofDay = ({ from, upTo }: Step) =>
      ofType.filter(({ dayTs }) => dayTs >= from && dayTs < upTo).reduce((sum, { count }) => sum + count, 0)
    const counted = await countAlarms(tx, [...steps.slice(0, first), ...steps.slice(last)], scope, type)
    lines[type] = [...counted.slice(0, first), ...known.map(ofDay), ...counted.slice(first)]
  }
  return lines
}

function countSwitchedOff(tx: Database, range: TrendRange, scope: Scope): Promise<number[]> {
  const counted = sql`
    SELECT count(*) ${ofScope(scope, sql`oms_schedule.lift_id`)} FROM oms_schedule
    WHERE oms_schedule.status IN ('OPEN', 'CLOSED') AND oms_schedule.cancelled_at IS NULL`
  return countSteps(tx, stepsOf(range), counted, sql`oms_schedule.off_at`)
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
  const lines = await countTypes(tx, range, scope, readableAlarms(reader))
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

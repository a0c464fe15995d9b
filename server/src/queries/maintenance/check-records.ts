import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { CheckDetail, CheckRemark } from '@liftwatch/core/contract/maintenance/maintenance-checks'
import { periodOf } from '@liftwatch/core/reports/periods'
import type { Database } from '../../db/connect'
import { lmRemark } from '../../db/schema/lm-schedules'
import { selectList } from '../read-columns'
import { stretchesWith } from '../reports/stretches'
import { findRow, listRows } from '../rows'
import { inScope, type Reader, type Scope } from '../scope'
import { checkedWith, maintenanceMode } from './checked'
import {
  checkedLiftColumns,
  checkedLifts,
  readCheckColumns,
  toCheck,
  type CheckedLift,
  type ReadCheck,
} from './check-rows'

/** Of an active maintenance day where and when it is. */
export interface CheckPlace {
  readonly liftId: string
  readonly scopeId: number
  readonly date: string
}

/** The place of a check in sight; undefined where there is none, or its day was cancelled. */
export function findCheckPlace(tx: Database, scope: Scope, id: string): Promise<CheckPlace | undefined> {
  return findRow(
    tx,
    sql`
      SELECT lift.id AS "liftId", lift.scope_id AS "scopeId", lm_schedule.date::text AS date
      FROM lm_schedule JOIN lift ON lift.id = lm_schedule.lift_id
      WHERE lm_schedule.id = ${id} AND lm_schedule.cancelled_at IS NULL AND ${inScope(scope, sql`lift.scope_id`)}`,
  )
}

function listRemarks(tx: Database, id: string): Promise<CheckRemark[]> {
  return listRows(
    tx,
    sql`
      SELECT id, at, user_name AS "userName", remarks FROM lm_remark WHERE lm_schedule_id = ${id} ORDER BY at, id`,
  )
}

/** A check with its history, derived as in the lists. */
export async function findCheck(
  tx: Database,
  { scope, at }: Pick<Reader, 'scope' | 'at'>,
  id: string,
): Promise<CheckDetail | undefined> {
  const place = await findCheckPlace(tx, scope, id)
  if (!place) return undefined
  const asked = { scope, days: [periodOf('day', place.date)], upTo: at, lifts: sql`SELECT ${place.liftId}::uuid` }
  const columns = { ...checkedLiftColumns, ...readCheckColumns }
  const row = await findRow<CheckedLift & ReadCheck>(
    tx,
    sql`
      WITH ${checkedWith(asked)}
      SELECT ${selectList({ columns })} FROM done JOIN (${checkedLifts}) ON lift.id = done.lift_id WHERE done.id = ${id}`,
  )
  return row && { ...toCheck(row, row), history: await listRemarks(tx, id) }
}

interface LmStretch {
  readonly id: string
  readonly alarmStartTs: number
  readonly alarmClearTs: number | null
}

/** The stretches of maintenance mode that met the day of a check, in their order. */
export function listLmStretches(tx: Database, { liftId, date }: CheckPlace, at: number): Promise<LmStretch[]> {
  const day = periodOf('day', date)
  const span = { from: day.from, upTo: Math.max(day.from, Math.min(day.to, at)) }
  return listRows(
    tx,
    sql`
      WITH ${stretchesWith(span, 'all', sql`${maintenanceMode} AND alarm.lift_id = ${liftId}`)}
      SELECT set_ts::text AS id, set_ts AS "alarmStartTs", clear_ts AS "alarmClearTs" FROM stretch
      WHERE set_ts < ${day.to} AND coalesce(clear_ts, ${day.to}) > ${day.from} ORDER BY set_ts, clear_ts`,
  )
}

/** Adds what was said of a check, whose lift is locked. */
export async function insertRemark(tx: Database, remark: Omit<typeof lmRemark.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(lmRemark).values({ id: newId(), ...remark })
  await tx.execute(sql`
    UPDATE lm_schedule SET remark_cnt = remark_cnt + 1, last_remark = ${remark.remarks}
    WHERE id = ${remark.lmScheduleId}`)
}

import { sql } from 'drizzle-orm'
import type { CaseLift } from '@liftwatch/core/contract/alarms/case-lifts'
import {
  caseLiftAlarmsMax,
  caseLiftCasesMax,
  caseLiftsMax,
  recentAlarmMs,
} from '@liftwatch/core/contract/alarms/case-limits'
import type { Database } from '../db/connect'
import { closedSince } from './alarm-months'
import { liftList } from './lifts'
import { rowsOf } from './list-query'
import { readRows } from './row-source'
import { listRows } from './rows'
import type { Reader } from './scope'

type LiftNow = Pick<CaseLift, 'alarms' | 'cases' | 'liftCompanyPhone'> & { readonly liftId: string }

/** Of each lift what happened lately, what is logged already, and whom to call. */
function listLiftsNow(tx: Database, liftIds: readonly string[], at: number): Promise<LiftNow[]> {
  return listRows(
    tx,
    sql`
      SELECT lift.id AS "liftId", company.phone AS "liftCompanyPhone", coalesce(recent.alarms, '[]') AS alarms,
        coalesce(logged.cases, '[]') AS cases
      FROM lift
      JOIN lift_scope ON lift_scope.id = lift.scope_id
      LEFT JOIN organization company ON company.id = lift_scope.lift_company_id
      LEFT JOIN LATERAL (
        SELECT jsonb_agg(jsonb_build_object('id', id, 'type', type, 'number', number, 'description', description,
          'severity', severity, 'alarmStatus', alarm_status, 'operationalStatus', operational_status,
          'alarmStartTs', alarm_start_ts, 'alarmClearTs', alarm_clear_ts) ORDER BY alarm_start_ts DESC, id) AS alarms
        FROM (
          SELECT * FROM alarm WHERE alarm.lift_id = lift.id
            AND (operational_status <> 'CLOSED' OR coalesce(alarm_clear_ts, closed_at) > ${at - recentAlarmMs})
            AND ${closedSince(at - recentAlarmMs)}
          ORDER BY alarm_start_ts DESC, id LIMIT ${caseLiftAlarmsMax}
        ) alarm
      ) recent ON true
      LEFT JOIN LATERAL (
        SELECT jsonb_agg(jsonb_build_object('id', id, 'caseNo', case_no, 'subcategory', subcategory,
          'priority', priority, 'status', status, 'createdAt', created_at) ORDER BY created_at DESC, id) AS cases
        FROM (
          SELECT * FROM complaint WHERE complaint.lift_id = lift.id AND status <> 'CLOSED'
          ORDER BY created_at DESC, id LIMIT ${caseLiftCasesMax}
        ) complaint
      ) logged ON true
      WHERE lift.id = ANY(${sql.param([...liftIds])}::uuid[])`,
  )
}

/** The lifts of a building as their cases are logged, in the order of their names. */
export async function listCaseLifts(
  tx: Database,
  reader: Pick<Reader, 'scope' | 'at'>,
  buildingId: string,
): Promise<CaseLift[]> {
  const byName = { field: 'name', direction: 'ASC' } as const
  const lifts = await readRows(tx, rowsOf(liftList(reader), { buildingId }, byName), { page: 0, size: caseLiftsMax })
  const ids = lifts.map(({ id }) => id)
  const nowOf = new Map((await listLiftsNow(tx, ids, reader.at)).map(({ liftId, ...now }) => [liftId, now]))
  return lifts.map(({ id, name, attribute, flags, omsScheduleCnt, liftCompany }) => {
    const { alarms, cases, liftCompanyPhone } = nowOf.get(id)!
    const lift = { id, name, attribute: { liftNumber: attribute.liftNumber } }
    return { lift, flags, omsScheduleCnt, liftCompany, liftCompanyPhone, alarms, cases }
  })
}

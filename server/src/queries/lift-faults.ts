import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { LiftFault, liftFaultFilter, liftFaultSortFields } from '@liftwatch/core/contract/lift-faults'
import { trapRelatedBeforeMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { urgency } from '../db/schema/alarms'
import { responseColumns } from './alarm-columns'
import { anyOf, setBetween } from './alarm-filter'
import { selectAlarms, withWord, type AlarmList, type Wordless } from './alarm-lists'
import { listRows } from './rows'
import { inScope, type Scope } from './scope'

type LiftFaultFilter = z.output<typeof liftFaultFilter>
type SortField = (typeof liftFaultSortFields)[number]

export const liftFaultList: AlarmList<LiftFault, LiftFaultFilter, SortField> = {
  type: 'LIFT_FAULT',
  columns: {
    ...responseColumns,
    alarmLiftFaultNumber: sql`alarm.number`,
    severity: sql`alarm.severity`,
    technicianName: sql`alarm.technician_name`,
    faultCode: sql`alarm.fault_code`,
    complaintCnt: sql`alarm.complaint_cnt`,
    firstComplaintAt: sql`alarm.first_complaint_at`,
  },
  sortColumns: {
    alarmStartTs: sql`alarm.alarm_start_ts`,
    alarmClearTs: sql`alarm.alarm_clear_ts`,
    liftName: sql`lift.name`,
    alarmLiftFaultNumber: sql`alarm.number`,
    severity: sql`CASE alarm.severity WHEN 'URGENT' THEN 2 WHEN 'BREAKDOWN' THEN 1 ELSE 0 END`,
    urgency,
  },
  conditions: filter => [
    anyOf(sql`alarm.number`, filter.alarmLiftFaultNumber, 'int'),
    anyOf(sql`alarm.severity`, filter.severity, 'text'),
    ...setBetween(filter.startCreateTs, filter.endCreateTs),
  ],
  toRow: (read: Wordless<LiftFault>) => withWord(read),
}

/** The lift faults (as `fault`) around a trap: they were set at some moment of it, or up to a while before it. */
export function faultsAround(trap: 'alarm' | 'trap') {
  const row = sql.raw(trap)
  return sql`
    fault.lift_id = ${row}.lift_id AND fault.type = 'LIFT_FAULT'
    AND (${row}.alarm_clear_ts IS NULL OR fault.alarm_start_ts <= ${row}.alarm_clear_ts)
    AND (fault.alarm_clear_ts IS NULL OR fault.alarm_clear_ts >= ${row}.alarm_start_ts - ${trapRelatedBeforeMs}::int8)`
}

/** All lift faults around a trap, newest first. */
export async function listFaultsOfTrap(tx: Database, scope: Scope, trapId: string): Promise<LiftFault[]> {
  const rows = await listRows<Wordless<LiftFault>>(
    tx,
    selectAlarms(
      liftFaultList,
      sql`
        WHERE alarm.id IN (
          SELECT fault.id FROM alarm trap JOIN alarm fault ON ${faultsAround('trap')} WHERE trap.id = ${trapId}
        ) AND ${inScope(scope, sql`lift.scope_id`)}
        ORDER BY alarm.alarm_start_ts DESC, alarm.id DESC`,
    ),
  )
  return rows.map(withWord)
}

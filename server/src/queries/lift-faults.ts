import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { LiftFault, liftFaultFilter, liftFaultSortFields } from '@liftwatch/core/contract/alarms/lift-faults'
import { trapRelatedBeforeMs } from '@liftwatch/core/limits'
import { urgency } from '../db/schema/alarms'
import { responseColumns, severityGravity } from './alarm-columns'
import { anyOf, setBetween } from './alarm-filter'
import { alarmList, withWord, type AlarmList, type Wordless } from './alarm-lists'
import { whether } from './rows'
import type { Reader } from './scope'
import { isSwitchedOff } from './switch-offs'
import { isWaitingFault } from './waiting-alarms'

/** The list's filters, and around which trap the faults are. */
type LiftFaultFilter = z.output<typeof liftFaultFilter> & { readonly trapId?: string }
type SortField = (typeof liftFaultSortFields)[number]

/** The lift faults (as `fault`) around a trap: they were set at some moment of it, or up to a while before it. */
export function faultsAround(trap: 'alarm' | 'trap') {
  const row = sql.raw(trap)
  return sql`
    fault.lift_id = ${row}.lift_id AND fault.type = 'LIFT_FAULT'
    AND (${row}.alarm_clear_ts IS NULL OR fault.alarm_start_ts <= ${row}.alarm_clear_ts)
    AND (fault.alarm_clear_ts IS NULL OR fault.alarm_clear_ts >= ${row}.alarm_start_ts - ${trapRelatedBeforeMs}::int8)`
}

/** The lift faults in a scope. */
export function liftFaultList({
  scope,
  at,
}: Pick<Reader, 'scope' | 'at'>): AlarmList<LiftFault, LiftFaultFilter, SortField> {
  return alarmList(scope, {
    type: 'LIFT_FAULT',
    columns: {
      ...responseColumns,
      alarmLiftFaultNumber: sql`alarm.number`,
      severity: sql`alarm.severity`,
      technicianName: sql`alarm.technician_name`,
      faultCode: sql`alarm.fault_code`,
      complaintCnt: sql`alarm.complaint_cnt`,
      firstComplaintAt: sql`alarm.first_complaint_at`,
      isLiftOff: isSwitchedOff(sql`alarm.lift_id`, at),
    },
    orders: {
      alarmStartTs: sql`alarm.alarm_start_ts`,
      alarmClearTs: sql`alarm.alarm_clear_ts`,
      liftName: sql`lift.name`,
      alarmLiftFaultNumber: sql`alarm.number`,
      severity: severityGravity,
      urgency,
    },
    conditions: ({ alarmLiftFaultNumber, severity, isWaiting, startCreateTs, endCreateTs, trapId }) => [
      anyOf(sql`alarm.number`, alarmLiftFaultNumber, 'int'),
      anyOf(sql`alarm.severity`, severity, 'text'),
      whether(isWaitingFault, isWaiting),
      ...setBetween(startCreateTs, endCreateTs),
      trapId
        ? sql`alarm.id IN (
            SELECT fault.id FROM alarm trap JOIN alarm fault ON ${faultsAround('trap')} WHERE trap.id = ${trapId})`
        : undefined,
    ],
    toRow: (read: Wordless<LiftFault>) => withWord(read),
  })
}

import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { liftFaultFilter, type LiftFault, type liftFaultSortFields } from '@liftwatch/core/contract/alarms/lift-faults'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { trapRelatedBeforeMs } from '@liftwatch/core/limits'
import { urgency } from '../db/schema/alarms'
import { responseColumns, severityGravity } from './alarm-columns'
import { closedSince } from './alarm-months'
import { alarmList, withWord, type AlarmList, type Wordless } from './alarm-lists'
import { whether } from './rows'
import type { Reader } from './scope'
import { isSwitchedOff } from './switch-offs'
import { isWaitingFault } from './waiting-alarms'

/** The list's filters, and around which trap the faults are. */
type LiftFaultFilter = z.output<typeof liftFaultFilter> & {
  readonly trap?: Pick<PassengerTrap, 'liftId' | 'alarmStartTs' | 'alarmClearTs'>
}
type SortField = (typeof liftFaultSortFields)[number]

/**
 * The lift faults around a trap: they were set at some moment of it, or up to a while before it.
 * @param fault what the statement calls the faults
 */
export function faultsAround(
  fault: string,
  trap: { readonly liftId: SQL; readonly set: SQL; readonly clear: SQL },
): SQL {
  const row = sql.raw(fault)
  const since = sql`${trap.set} - ${sql.raw(String(trapRelatedBeforeMs))}::int8`
  return sql`
    ${row}.lift_id = ${trap.liftId} AND ${row}.type = 'LIFT_FAULT'
    AND (${trap.clear} IS NULL OR ${row}.alarm_start_ts <= ${trap.clear})
    AND (${row}.alarm_clear_ts IS NULL OR ${row}.alarm_clear_ts >= ${since}) AND ${closedSince(since, fault)}`
}

function aroundTrap({ liftId, alarmStartTs, alarmClearTs }: NonNullable<LiftFaultFilter['trap']>): SQL {
  const trap = { liftId: sql`${liftId}::uuid`, set: sql`${alarmStartTs}::int8`, clear: sql`${alarmClearTs}::int8` }
  return faultsAround('alarm', trap)
}

/** The lift faults in a scope. */
export function liftFaultList({
  scope,
  at,
}: Pick<Reader, 'scope' | 'at'>): AlarmList<LiftFault, LiftFaultFilter, SortField> {
  return alarmList(
    { scope, at },
    {
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
      filter: liftFaultFilter,
      orders: {
        alarmStartTs: sql`alarm.alarm_start_ts`,
        alarmClearTs: sql`alarm.alarm_clear_ts`,
        liftName: sql`lift.name`,
        alarmLiftFaultNumber: sql`alarm.number`,
        severity: severityGravity,
        urgency,
      },
      setBounds: ({ startCreateTs, endCreateTs }) => [startCreateTs, endCreateTs],
      conditions: ({ isWaiting, trap }) => [whether(isWaitingFault, isWaiting), trap && aroundTrap(trap)],
      toRow: (read: Wordless<LiftFault>) => withWord(read),
    },
  )
}

import type { TableType } from '../contract/properties'
import { alarmLoadTable } from './alarm-load'
import { auditTable } from './audit'
import { companyCodeTable, councilCodeTable } from './breakdown-codes'
import { buildingTable } from './buildings'
import { chronicBreakdownTable, chronicLiftTable } from './chronic-lifts'
import { dayComplaintTable, monthComplaintTable } from './complaint-reports'
import { deviceAlarmTable } from './device-alarms'
import { liftFaultTable } from './lift-faults'
import { complaintTable } from './complaints'
import { liftMaintenanceTable } from './lift-maintenance'
import { liftTable } from './lifts'
import { lmdTable } from './lmds'
import { maintenanceTable } from './maintenance'
import { passengerTrapTable } from './passenger-traps'
import { plannedSwitchOffTable, problemLiftTable } from './problem-lifts'
import { rbeTable } from './rbes'
import { dayBreakdownTable, monthAlarmsTable, monthBreakdownTable, monthPtTable } from './alarm-reports'
import type { Table } from './table'
import { tcmrTables } from './tcmr'

/** Every table by the type under which preferences know it. */
export const tables: Readonly<Record<TableType, Table<never>>> = {
  LIFT_FAULT_TABLE_HEADER: liftFaultTable,
  PASSENGER_TRAP_TABLE_HEADER: passengerTrapTable,
  RBE_TABLE_HEADER: rbeTable,
  LIFT_TABLE_HEADER: liftTable,
  BUILDING_TABLE_HEADER: buildingTable,
  LMD_TABLE_HEADER: lmdTable,
  AUDIT_TABLE_HEADER: auditTable,
  DEVICE_ALARM_TABLE_HEADER: deviceAlarmTable,
  MAINTENANCE_RECORD_TABLE_HEADER: maintenanceTable,
  COMPLAINT_TABLE_HEADER: complaintTable,
  BREAKDOWN_REPORTS_TABLE_HEADER: monthBreakdownTable,
  DAY_BREAKDOWN_REPORTS_TABLE_HEADER: dayBreakdownTable,
  PT_REPORTS_TABLE_HEADER: monthPtTable,
  ALARM_REPORTS_TABLE_HEADER: monthAlarmsTable,
  COMPLAINT_REPORTS_TABLE_HEADER: monthComplaintTable,
  DAY_COMPLAINT_REPORTS_TABLE_HEADER: dayComplaintTable,
  PROBLEM_LIFTS_REPORTS_TABLE_HEADER: problemLiftTable,
  SWITCH_OFF_REPORTS_TABLE_HEADER: plannedSwitchOffTable,
  TCMR_DIVISION_TABLE_HEADER: tcmrTables.DIVISION,
  TCMR_LIFT_COMPANY_TABLE_HEADER: tcmrTables.LIFTCOMPANY,
  TCMR_DLC_TABLE_HEADER: tcmrTables.DIVISION_LIFTCOMPANY,
  BREAKDOWN_CODE_SUMMARY_REPORTS_TABLE_HEADER: councilCodeTable,
  BREAKDOWN_CODE_SUMMARY_LC_TABLE_HEADER: companyCodeTable,
  CHRONIC_LIFTS_REPORTS_TABLE_HEADER: chronicLiftTable,
  CHRONIC_LIFT_DETAIL_REPORTS_TABLE_HEADER: chronicBreakdownTable,
  LM_REPORTS_TABLE_HEADER: liftMaintenanceTable,
  ALARM_LOAD_REPORTS_TABLE_HEADER: alarmLoadTable,
}

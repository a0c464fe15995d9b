import type { TableType } from '../contract/properties'
import { auditTable } from './audit'
import { buildingTable } from './buildings'
import { deviceAlarmTable } from './device-alarms'
import { liftFaultTable } from './lift-faults'
import { liftTable } from './lifts'
import { lmdTable } from './lmds'
import { maintenanceTable } from './maintenance'
import { passengerTrapTable } from './passenger-traps'
import { rbeTable } from './rbes'
import type { Table } from './table'

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
}

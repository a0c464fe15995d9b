import { deviceAlarms } from './alarms/device-alarms'
import { complaints } from './alarms/complaints'
import { liftFaults } from './alarms/lift-faults'
import { passengerTraps } from './alarms/passenger-traps'
import { rbes } from './alarms/rbes'
import { buildings } from './estate/buildings'
import { lifts } from './estate/lifts'
import { lmds } from './estate/lmds'
import { switchOffs } from './estate/switch-offs'
import { liftChecks, maintenanceChecks } from './maintenance/maintenance-checks'
import { maintenanceDays } from './maintenance/maintenance-days'

/** The calls of the lists of alarms and of the estate. The key of a list is the first part of its calls' ids. */
export const lists = {
  liftFaults,
  passengerTraps,
  rbes,
  deviceAlarms,
  complaints,
  lifts,
  buildings,
  lmds,
  switchOffs,
  maintenanceDays,
  liftChecks,
  maintenanceChecks,
}

/** What notices are about: the keys of the resources that tell of their changes at once; cases are the contract's complaints. */
export const noticeKinds = [
  'liftFaults',
  'passengerTraps',
  'rbes',
  'lifts',
  'lmds',
  'mails',
  'organizations',
  'users',
  'invitations',
  'groups',
  'cases',
  'switchOffs',
  'maintenanceChecks',
] as const

/** The type under which preferences know the table of each list (specification 2 section 7), by the list's name. */
export const listTables = {
  'lift-faults': 'LIFT_FAULT_TABLE_HEADER',
  'passenger-traps': 'PASSENGER_TRAP_TABLE_HEADER',
  rbes: 'RBE_TABLE_HEADER',
  lifts: 'LIFT_TABLE_HEADER',
  buildings: 'BUILDING_TABLE_HEADER',
  lmds: 'LMD_TABLE_HEADER',
  audit: 'AUDIT_TABLE_HEADER',
  'device-alarms': 'DEVICE_ALARM_TABLE_HEADER',
  maintenance: 'MAINTENANCE_RECORD_TABLE_HEADER',
  complaints: 'COMPLAINT_TABLE_HEADER',
  cases: 'COMPLAINT_TABLE_HEADER',
  organizations: 'ORGANIZATION_TABLE_HEADER',
  users: 'USER_TABLE_HEADER',
  invitations: 'INVITATION_TABLE_HEADER',
  groups: 'GROUP_TABLE_HEADER',
  'switch-offs': 'OMS_SCHEDULE_TABLE_HEADER',
  'lift-checks': 'LM_CHECKER_TABLE_HEADER',
  'maintenance-checks': 'LM_CHECK_TABLE_HEADER',
} as const

/** The name of a list, which never changes: orders, filters and columns are stored by it. */
export type ListName = keyof typeof listTables

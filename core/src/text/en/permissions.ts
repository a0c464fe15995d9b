import type { ScreenPermission } from '../../contract/accounts/permissions'

const read = {
  home: 'Home: figures and latest alarms, as far as other permissions show them',
  'lift-fault': 'Lift faults: see the list and details',
  'passenger-trap': 'Passenger traps: see the list and details',
  rbe: 'Building alarms: see the list',
  lifts: 'Lifts: see the list, details and telemetry',
  building: 'Buildings: see the list, details and map',
  lmd: 'Monitoring devices: see the list and details',
  'lm-schedule': 'Maintenance schedule: see the calendar',
  'lm-checker': 'Maintenance checker: see the checks',
  'oms-schedule': 'Planned switch-offs: see the list and details',
  'case-management': 'Cases: see the list and details',
  mcr: 'Monthly complaints: see and export the report',
  mar: 'Monthly alarms: see and export the report',
  plr: 'Problem lifts: see and export the report',
  mptr: 'Monthly passenger traps: see and export the report',
  dbr: 'Daily breakdowns: see and export the report',
  mbr: 'Monthly breakdowns: see and export the report',
  'breakdown-code-summary-report': 'Breakdown code summary: see and export the report',
  dcr: 'Daily complaints: see and export the report',
  tcmr_tcmr: 'Town council management: see and export the report',
  w_lm_r: 'Weekly lift maintenance: see and export the report',
  clr: 'Chronic lifts: see and export the report',
  organization: 'Organisations: see the list, details and types',
  'user-management': 'User management: see the organisation, its audit trail and its mails',
  user: 'Users: see the members and invitations',
  group: 'Groups: see the groups, their members and permissions',
  dashboard: 'Dashboard: open the outside dashboards',
} as const satisfies Record<ScreenPermission, string>

const write = {
  'lift-fault': 'Lift faults: acknowledge and report',
  'passenger-trap': 'Passenger traps: acknowledge and report',
  lmd: 'Monitoring devices: issue tokens',
  'lm-schedule': 'Maintenance schedule: change dates',
  'lm-checker': 'Maintenance checker: write remarks',
  'oms-schedule': 'Planned switch-offs: plan, change and switch on',
  'case-management': 'Cases: log and change',
  organization: 'Organisations: create, rename, suspend; change types and contracts',
  'user-management': 'User management: change the contact; apply access files',
  user: 'Users: invite, change, suspend and remove',
  group: 'Groups: add, change and delete',
} as const satisfies Partial<Record<ScreenPermission, string>>

/** Of the editor that gives and takes them. */
const editor = {
  search: 'Search permissions',
  available: 'Available',
  granted: 'Granted',
  count: '{{number}} of {{total}}',
  ticked: 'Ticked: {{number}}',
  add: 'Add',
  addAll: 'Add all',
  remove: 'Remove',
  removeAll: 'Remove all',
  none: 'None',
  keys: 'Arrow keys go through a list, space ticks, Enter moves what is ticked.',
  loadFailed: 'The permissions could not be loaded',
} as const

/** What each permission opens: to read a screen, and to write there. */
export const permissions = {
  read,
  write,
  nothing: 'Opens nothing yet',
  nothingOn: '{{screen}}: opens nothing yet',
  editor,
}

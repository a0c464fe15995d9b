import { alarmStatus, severity } from '@liftwatch/core/contract/alarms'
import { buildingFilter } from '@liftwatch/core/contract/buildings'
import { liftFaultFilter } from '@liftwatch/core/contract/lift-faults'
import { liftFilter } from '@liftwatch/core/contract/lifts'
import { lmdFilter } from '@liftwatch/core/contract/lmds'
import { passengerTrapFilter } from '@liftwatch/core/contract/passenger-traps'
import { rbeFilter } from '@liftwatch/core/contract/rbes'
import type { FilterField, FilterSpec } from '../components/filter/filter-spec'
import type { RootName } from '../navigation'

const buildingName: readonly FilterField[] = [
  { kind: 'text', name: 'tc', label: 'alarms.fields.townCouncil' },
  { kind: 'text', name: 'pfx', label: 'alarms.fields.prefix' },
  { kind: 'text', name: 'blk', label: 'alarms.fields.block' },
]
const liftName: readonly FilterField[] = [
  ...buildingName,
  { kind: 'text', name: 'lift', label: 'alarms.fields.liftNumber' },
]
const postalCode: FilterField = { kind: 'text', name: 'postalCode', label: 'alarms.fields.postalCode' }
const lmdClientId: FilterField = { kind: 'text', name: 'lmdClientId', label: 'alarms.fields.lmdClientId' }
const alarmStatusField: FilterField = {
  kind: 'choice',
  name: 'alarmStatus',
  label: 'alarms.fields.alarmStatus',
  options: alarmStatus.options.map(value => ({ value, label: `states.alarmStatus.${value}` as const })),
}

/** The days between which an alarm was set; by the names that the contract of its list has for their bounds. */
function setDays(start: string, end: string): readonly FilterField[] {
  return [
    { kind: 'day', name: start, label: 'monitor.filter.from', bound: 'startTs' },
    { kind: 'day', name: end, label: 'monitor.filter.until', bound: 'endTs' },
  ]
}

/** The specification's filters of each list, under the contract's names. */
export const filters: Readonly<Record<Exclude<RootName, 'activity' | 'reports'>, FilterSpec>> = {
  'lift-faults': {
    shape: liftFaultFilter,
    fields: [
      ...liftName,
      {
        kind: 'choice',
        name: 'severity',
        label: 'alarms.fields.severity',
        isSeveral: true,
        options: severity.options.map(value => ({ value, label: `states.severity.${value}` as const })),
      },
      { kind: 'list', name: 'alarmLiftFaultNumber', label: 'alarms.fields.alarmLiftFaultNumber' },
      alarmStatusField,
      ...setDays('startCreateTs', 'endCreateTs'),
      lmdClientId,
      postalCode,
    ],
  },
  'passenger-traps': {
    shape: passengerTrapFilter,
    fields: [
      ...liftName,
      { kind: 'text', name: 'company', label: 'alarms.fields.liftCompany' },
      { kind: 'text', name: 'team', label: 'tables.fields.team' },
      alarmStatusField,
      ...setDays('startTs', 'endTs'),
      lmdClientId,
      postalCode,
    ],
  },
  rbes: {
    shape: rbeFilter,
    fields: [
      ...liftName,
      { kind: 'list', name: 'errorCode', label: 'rbes.errorCode' },
      alarmStatusField,
      ...setDays('startTs', 'endTs'),
      lmdClientId,
      postalCode,
    ],
  },
  lifts: { shape: liftFilter, fields: [...liftName, lmdClientId, postalCode] },
  lmds: {
    shape: lmdFilter,
    fields: [
      ...buildingName,
      { kind: 'text', name: 'clientId', label: 'alarms.fields.lmdClientId' },
      {
        kind: 'choice',
        name: 'onlineFormat',
        label: 'tables.fields.online',
        options: [
          { value: 'Online', label: 'states.device.online' },
          { value: 'Offline', label: 'states.device.offline' },
        ],
      },
      {
        kind: 'choice',
        name: 'isTestCallOverdue',
        label: 'tables.fields.testCall',
        options: [
          { value: 'true', label: 'states.testCall.overdue' },
          { value: 'false', label: 'states.testCall.inTime' },
        ],
      },
      { kind: 'text', name: 'softwareVersion', label: 'tables.lmd.softwareVersion' },
      postalCode,
    ],
  },
  buildings: { shape: buildingFilter, fields: [...buildingName, postalCode] },
}

/** The filters of a screen; some have none. */
export function filterOf(screen: RootName): FilterSpec | undefined {
  return screen === 'activity' || screen === 'reports' ? undefined : filters[screen]
}

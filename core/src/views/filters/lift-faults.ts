import { severity } from '../../contract/alarms/alarms'
import { liftFaultFilter } from '../../contract/alarms/lift-faults'
import { alarmStatusField, operationalStatusField, setDaysField, waitingField } from './alarm-fields'
import { filterFields } from './filter-field'
import { liftNameField, lmdField, postalCodeField } from './place-fields'

/** The filters of the list of lift faults (specification 1 section 2). */
export const liftFaultFilters = filterFields(liftFaultFilter, [
  operationalStatusField,
  liftNameField,
  alarmStatusField,
  {
    kind: 'codes',
    name: 'alarmLiftFaultNumber',
    label: 'alarms.fields.alarmLiftFaultNumber',
    width: '9rem',
    flag: '--number <numbers>',
    codes: 'fault-numbers',
    help: 'fault numbers',
  },
  {
    kind: 'several',
    name: 'severity',
    label: 'alarms.fields.severity',
    width: '8rem',
    flag: '--severity <severities>',
    options: severity.options.map(value => ({ value, label: `states.severity.${value}` as const })),
  },
  waitingField,
  lmdField,
  postalCodeField,
  setDaysField('startCreateTs', 'endCreateTs'),
])

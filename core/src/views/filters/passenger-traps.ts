import { passengerTrapFilter } from '../../contract/alarms/passenger-traps'
import { alarmStatusField, operationalStatusField, setDaysField, waitingField } from './alarm-fields'
import { filterFields } from './filter-field'
import { liftNameField, lmdField, postalCodeField } from './place-fields'

/** The filters of the list of passenger traps (specification 1 section 2). */
export const passengerTrapFilters = filterFields(passengerTrapFilter, [
  operationalStatusField,
  liftNameField,
  alarmStatusField,
  {
    kind: 'name',
    name: 'company',
    label: 'traps.company',
    width: '9rem',
    flag: '--lift-company <name>',
    names: 'lift-companies',
    help: 'lift company, from its beginning',
  },
  {
    kind: 'text',
    name: 'team',
    label: 'traps.team',
    width: '8rem',
    flag: '--team <name>',
    help: 'team that was sent',
  },
  waitingField,
  lmdField,
  postalCodeField,
  setDaysField('startTs', 'endTs'),
])

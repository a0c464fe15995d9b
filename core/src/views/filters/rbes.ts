import { rbeFilter } from '../../contract/alarms/rbes'
import { alarmStatusField, setDaysField } from './alarm-fields'
import { filterFields } from './filter-field'
import { liftNameField, lmdField, postalCodeField } from './place-fields'

/** The filters of the list of remote building events (specification 1 section 2). */
export const rbeFilters = filterFields(rbeFilter, [
  liftNameField,
  alarmStatusField,
  {
    kind: 'codes',
    name: 'errorCode',
    label: 'rbes.errorCode',
    width: '9rem',
    flag: '--code <codes>',
    codes: 'RBE',
    help: 'event codes such as PMP1',
  },
  lmdField,
  postalCodeField,
  setDaysField('startTs', 'endTs'),
])

import { liftFilter } from '../../contract/estate/lifts'
import { filterFields } from './filter-field'
import { liftNameField, lmdField, postalCodeField, wardField } from './place-fields'

/** The filters of the list of lifts (specification 1 section 2). */
export const liftFilters = filterFields(liftFilter, [
  liftNameField,
  { ...lmdField, width: '9rem' },
  postalCodeField,
  wardField,
  {
    kind: 'choice',
    name: 'isOutOfService',
    label: 'tables.fields.service',
    width: '9rem',
    flag: '--service <state>',
    options: [
      { value: 'true', label: 'states.service.out', word: 'out' },
      { value: 'false', label: 'states.service.in', word: 'in' },
    ],
    help: 'out or in: out of service, or in service',
  },
])

import { liftFilter } from '../../contract/estate/lifts'
import { filterFields } from './filter-field'
import { liftNameField, lmdField, postalCodeField } from './place-fields'

/** The filters of the list of lifts (specification 1 section 2). */
export const liftFilters = filterFields(liftFilter, [liftNameField, { ...lmdField, width: '9rem' }, postalCodeField])

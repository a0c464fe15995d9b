import { buildingFilter } from '../../contract/estate/buildings'
import { filterFields } from './filter-field'
import { buildingNameField, postalCodeField, wardField } from './place-fields'

/** The filters of the list of buildings (specification 1 section 2). */
export const buildingFilters = filterFields(buildingFilter, [buildingNameField, postalCodeField, wardField])

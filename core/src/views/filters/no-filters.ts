import { z } from 'zod/mini'
import { filterFields, type ListFilters } from './filter-field'

/** Of a list that is filtered by nothing. */
export const noFilters: ListFilters = filterFields(z.object({}), [])

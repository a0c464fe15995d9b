import { liftFaultSortFields, type LiftFault } from '@liftwatch/core/contract/lift-faults'
import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { liftFaultFilters } from '@liftwatch/core/views/filters/lift-faults'
import { filterFlags } from '../filters/filter-flags'
import type { ListSpec } from './list-spec'

export const liftFaultList: ListSpec<LiftFault> = {
  resource: 'liftFaults',
  table: liftFaultTable,
  filter: filterFlags(liftFaultFilters),
  sortFields: liftFaultSortFields,
  empty: 'alarms.emptyQuiet',
}

import { passengerTrapSortFields, type PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { passengerTrapTable } from '@liftwatch/core/tables/passenger-traps'
import { passengerTrapFilters } from '@liftwatch/core/views/filters/passenger-traps'
import { filterFlags } from '../filters/filter-flags'
import type { ListSpec } from './list-spec'

export const passengerTrapList: ListSpec<PassengerTrap> = {
  resource: 'passengerTraps',
  table: passengerTrapTable,
  filter: filterFlags(passengerTrapFilters),
  sortFields: passengerTrapSortFields,
  empty: 'traps.empty',
}

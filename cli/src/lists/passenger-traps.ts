import { passengerTrapSortFields, type PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { passengerTrapTable } from '@liftwatch/core/tables/passenger-traps'
import { passengerTrapColumns } from '../columns/passenger-traps'
import { passengerTrapFlags } from '../filters/passenger-traps'
import type { ListSpec } from './list-spec'

export const passengerTrapList: ListSpec<PassengerTrap> = {
  resource: 'passengerTraps',
  columns: passengerTrapColumns,
  table: passengerTrapTable,
  filter: passengerTrapFlags,
  sortFields: passengerTrapSortFields,
  sort: 'alarmStartTs,DESC',
  empty: 'traps.empty',
}

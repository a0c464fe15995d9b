import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { passengerTrapFilters } from '@liftwatch/core/views/filters/passenger-traps'
import type { ListKind } from '../../components/record-list/list-kind'
import { sortsOf } from '../../components/record-list/sort-choices'
import { passengerTrapColumns } from './columns'

export const passengerTrapKind: ListKind<PassengerTrap> = {
  name: 'passenger-traps',
  title: 'tables.titles.passengerTraps',
  empty: 'traps.empty',
  columns: passengerTrapColumns,
  sorts: sortsOf(passengerTrapColumns, 'urgency'),
  filter: passengerTrapFilters,
  nameOf: trap => trap.liftName,
  isWaiting: isAwaitingAcknowledgement,
  resource: 'passengerTraps',
  tabs: 'passengerTraps',
}

import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import type { ListKind } from '../../components/record-list/list-kind'
import { filters } from '../filters'
import { passengerTrapColumns } from './columns'

export const passengerTrapKind: ListKind<PassengerTrap> = {
  name: 'passenger-traps',
  title: 'tables.titles.passengerTraps',
  empty: 'traps.empty',
  columns: passengerTrapColumns,
  sorts: [
    { field: 'alarmStartTs', title: 'alarms.fields.alarmStartTs', direction: 'DESC' },
    { field: 'liftName', title: 'alarms.fields.liftName', direction: 'ASC' },
    { field: 'team', title: 'tables.fields.team', direction: 'ASC' },
  ],
  filter: filters['passenger-traps'],
  nameOf: trap => trap.liftName,
  isWaiting: isAwaitingAcknowledgement,
  resource: 'passengerTraps',
  isPolled: false,
  tabs: 'passengerTraps',
}

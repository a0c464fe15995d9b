import { passengerTraps, type PassengerTrap } from '../../contract/alarms/passenger-traps'
import { isAwaitingAcknowledgement } from '../../domain/alarms'
import { detailPath } from '../../domain/console-paths'
import { passengerTrapTable } from '../../tables/passenger-traps'
import { passengerTrapFilters } from '../filters/passenger-traps'
import { resourceView } from './resource-view'

export const passengerTrapView = resourceView<PassengerTrap>({
  name: 'passenger-traps',
  calls: {
    page: passengerTraps.page,
    file: passengerTraps.export,
    detail: passengerTraps.detail,
    count: passengerTraps.count,
  },
  hasTabs: true,
  table: passengerTrapTable,
  empty: 'traps.none',
  filters: passengerTrapFilters,
  nameOf: trap => trap.liftName,
  pathOf: trap => detailPath('passenger-trap', trap.id),
  bornAt: trap => trap.alarmStartTs,
  isWaiting: isAwaitingAcknowledgement,
})

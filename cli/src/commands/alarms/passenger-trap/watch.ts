import { watchCommand } from '../../../alarms/watch-command'
import { passengerTrapWatchColumns } from '../../../columns/passenger-traps'
import { passengerTrapFlags } from '../../../filters/passenger-traps'

export const passengerTrapWatch = watchCommand(
  { resource: 'passengerTraps', start: 'startTs', end: 'endTs' },
  passengerTrapWatchColumns,
  passengerTrapFlags,
)

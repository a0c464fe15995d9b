import { passengerTrapTable } from '@liftwatch/core/tables/passenger-traps'
import { passengerTrapFilters } from '@liftwatch/core/views/filters/passenger-traps'
import { watchCommand } from '../../../alarms/watch-command'

export const passengerTrapWatch = watchCommand('passengerTraps', passengerTrapTable, passengerTrapFilters)

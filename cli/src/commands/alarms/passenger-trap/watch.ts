import { passengerTrapTable } from '@liftwatch/core/tables/passenger-traps'
import { passengerTrapFilters } from '@liftwatch/core/views/filters/passenger-traps'
import { watchAlarms } from '../../../alarms/watch-alarms'

export const passengerTrapWatch = watchAlarms('passengerTraps', passengerTrapTable, passengerTrapFilters)

import { passengerTraps } from '@liftwatch/core/contract/passenger-traps'
import { passengerTrapFilters } from '@liftwatch/core/views/filters/passenger-traps'
import { filterFlags } from '../../../filters/filter-flags'
import { countCommand } from '../../../lists/count-command'

export const passengerTrapCount = countCommand(
  'passengerTraps',
  filterFlags(passengerTrapFilters, passengerTraps.count.input),
)

import { passengerTrapTable } from '@liftwatch/core/tables/passenger-traps'
import { showCommand } from '../../../lists/show-command'

export const passengerTrapShow = showCommand('passengerTraps', passengerTrapTable)

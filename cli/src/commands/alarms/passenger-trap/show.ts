import { passengerTrapColumns } from '../../../columns/passenger-traps'
import { showCommand } from '../../../lists/show-command'

export const passengerTrapShow = showCommand('passengerTraps', passengerTrapColumns.all)

import { listCommand } from '../../../lists/list-command'
import { passengerTrapList } from '../../../lists/passenger-traps'

export const passengerTrapListCommand = listCommand(passengerTrapList)

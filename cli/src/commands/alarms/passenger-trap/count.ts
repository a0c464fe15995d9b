import { passengerTrapCountFlags } from '../../../filters/passenger-traps'
import { countCommand } from '../../../lists/count-command'

export const passengerTrapCount = countCommand('passengerTraps', passengerTrapCountFlags)

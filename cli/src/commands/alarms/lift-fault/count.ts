import { liftFaultCountFlags } from '../../../filters/lift-faults'
import { countCommand } from '../../../lists/count-command'

export const liftFaultCount = countCommand('liftFaults', liftFaultCountFlags)

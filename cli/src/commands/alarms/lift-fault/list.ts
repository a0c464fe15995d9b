import { listCommand } from '../../../lists/list-command'
import { liftFaultList } from '../../../lists/lift-faults'

export const liftFaultListCommand = listCommand(liftFaultList)

import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { showCommand } from '../../../lists/show-command'

export const liftFaultShow = showCommand('liftFaults', liftFaultTable)

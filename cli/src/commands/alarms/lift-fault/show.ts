import { liftFaultColumns } from '../../../columns/lift-faults'
import { showCommand } from '../../../lists/show-command'

export const liftFaultShow = showCommand('liftFaults', liftFaultColumns.all)

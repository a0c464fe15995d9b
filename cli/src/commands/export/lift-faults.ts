import { exportCommand } from '../../export/export-command'
import { liftFaultList } from '../../lists/lift-faults'

export const liftFaultExport = exportCommand(liftFaultList)

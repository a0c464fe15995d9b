import { exportCommand } from '../../export/export-command'
import { liftList } from '../../lists/estate'

export const liftExport = exportCommand(liftList)

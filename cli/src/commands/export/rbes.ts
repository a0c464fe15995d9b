import { exportCommand } from '../../export/export-command'
import { rbeList } from '../../lists/rbes'

export const rbeExport = exportCommand(rbeList)

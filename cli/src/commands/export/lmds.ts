import { exportCommand } from '../../export/export-command'
import { lmdList } from '../../lists/estate'

export const lmdExport = exportCommand(lmdList)

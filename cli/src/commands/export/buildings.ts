import { exportCommand } from '../../export/export-command'
import { buildingList } from '../../lists/estate'

export const buildingExport = exportCommand(buildingList)

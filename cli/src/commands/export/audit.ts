import { exportCommand } from '../../export/export-command'
import { auditList } from '../../lists/audit'

export const auditExport = exportCommand(auditList)

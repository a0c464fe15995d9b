import { listCommand } from '../../lists/list-command'
import { auditList } from '../../lists/audit'

export const auditListCommand = listCommand(auditList)

import type { AuditRow } from '@liftwatch/core/contract/audit'
import { instantColumn, plainColumn, type Column } from '../output/columns'
import type { Columns } from '../output/rows'

const at = instantColumn<AuditRow>('at', 'tables.audit.at')
const userName = plainColumn<AuditRow>('userName', 'tables.audit.userName', { canShrink: true })
const organizationName = plainColumn<AuditRow>('organizationName', 'tables.audit.organizationName', { canShrink: true })
const action = plainColumn<AuditRow>('action', 'tables.audit.action')
const subjectName = plainColumn<AuditRow>('subjectName', 'tables.audit.subjectName', { canShrink: true })

const detail: Column<AuditRow> = {
  name: 'detail',
  header: 'tables.audit.detail',
  plain: deed => JSON.stringify(deed.detail),
  json: deed => deed.detail,
  shown: deed => JSON.stringify(deed.detail),
  canShrink: true,
}

export const auditColumns: Columns<AuditRow> = {
  all: [
    plainColumn('id', 'alarms.fields.id'),
    at,
    userName,
    organizationName,
    action,
    plainColumn('subjectId', 'tables.audit.subjectId'),
    subjectName,
    detail,
    plainColumn('address', 'tables.audit.address'),
    plainColumn('userAgent', 'tables.audit.userAgent'),
    plainColumn('requestId', 'tables.audit.requestId'),
  ],
  inTable: [at, userName, organizationName, action, subjectName, detail],
}

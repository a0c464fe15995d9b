import type { AuditRow } from '../contract/audit'
import { instantColumn, textColumn, type Table } from './table'

/** The audit trail: who did what, when, from which client. */
export const auditTable: Table<AuditRow> = {
  type: 'AUDIT_TABLE_HEADER',
  title: 'tables.titles.audit',
  columns: [
    instantColumn('at', 'tables.audit.at', deed => deed.at, { isFixed: true, sortField: 'at' }),
    textColumn('userName', 'tables.audit.userName', 18, (deed, t) => deed.userName || t('audit.stranger'), {
      isFixed: true,
    }),
    textColumn('organizationName', 'tables.audit.organizationName', 20, deed => deed.organizationName),
    textColumn('action', 'tables.audit.action', 24, deed => deed.action),
    textColumn('subjectName', 'tables.audit.subjectName', 20, deed => deed.subjectName),
    textColumn('detail', 'tables.audit.detail', 40, deed => JSON.stringify(deed.detail)),
    textColumn('address', 'tables.audit.address', 16, deed => deed.address, { isExtra: true }),
    textColumn('userAgent', 'tables.audit.userAgent', 30, deed => deed.userAgent, { isExtra: true }),
    textColumn('subjectId', 'tables.audit.subjectId', 38, deed => deed.subjectId, { isExtra: true }),
    textColumn('requestId', 'tables.audit.requestId', 38, deed => deed.requestId, { isExtra: true }),
  ],
}

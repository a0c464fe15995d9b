import type { AuditRow } from '../contract/accounts/audit'
import type { Translate } from '../text/translate'
import { instantColumn, names, textColumn, type Table } from './table'

/** Who did it, with a mark where that was no person. */
function nameOfDoer({ userName, userKind }: AuditRow, t: Translate): string {
  if (userKind === 'SERVICE') return t('audit.serviceAccount', { name: userName })
  return userName || t('audit.stranger')
}

/** The audit trail: who did what, when, from which client. */
export const auditTable: Table<AuditRow> = {
  type: 'AUDIT_TABLE_HEADER',
  title: 'tables.titles.audit',
  columns: [
    instantColumn('at', 'tables.audit.at', entry => entry.at, { isFixed: true, sortField: 'at', isHighestFirst: true }),
    textColumn('userName', 'tables.audit.userName', 18, nameOfDoer, {
      code: entry => entry.userName,
      isFixed: true,
      canShrink: true,
    }),
    textColumn('organizationName', 'tables.audit.organizationName', 20, entry => entry.organizationName, {
      canShrink: true,
    }),
    textColumn('action', 'tables.audit.action', 24, entry => entry.action),
    textColumn('subjectName', 'tables.audit.subjectName', 20, entry => entry.subjectName, { canShrink: true }),
    textColumn('detail', 'tables.audit.detail', 40, entry => JSON.stringify(entry.detail), {
      json: entry => entry.detail,
      canShrink: true,
    }),
    textColumn('address', 'tables.audit.address', 16, entry => entry.address, { isExtra: true }),
    textColumn('userAgent', 'tables.audit.userAgent', 30, entry => entry.userAgent, { isExtra: true }),
    textColumn('subjectId', 'tables.audit.subjectId', 38, entry => entry.subjectId, { isExtra: true }),
    textColumn('requestId', 'tables.audit.requestId', 38, entry => entry.requestId, { isExtra: true }),
  ],
  fields: names(
    'id at userName organizationName action subjectId subjectName detail',
    'address userAgent requestId userKind',
  ),
  listed: names('at userName organizationName action subjectName detail'),
}

import { audit, type AuditRow } from '../../contract/accounts/audit'
import { auditTable } from '../../tables/audit'
import { auditFilters } from '../filters/audit'
import { resourceView } from './resource-view'

export const auditView = resourceView<AuditRow>({
  name: 'audit',
  calls: { page: audit.page, file: audit.export },
  table: auditTable,
  empty: 'audit.empty',
  none: 'cli.nothing.audit',
  filters: auditFilters,
  nameOf: entry => entry.action,
})

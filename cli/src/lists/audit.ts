import type { AuditRow } from '@liftwatch/core/contract/audit'
import { auditTable } from '@liftwatch/core/tables/audit'
import { auditFilters } from '@liftwatch/core/views/filters/audit'
import { filterFlags } from '../filters/filter-flags'
import type { ListSpec } from './list-spec'

export const auditList: ListSpec<AuditRow> = {
  resource: 'audit',
  table: auditTable,
  filter: filterFlags(auditFilters),
  sortFields: ['at'],
  empty: 'cli.nothing.audit',
}

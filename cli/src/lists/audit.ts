import type { AuditRow } from '@liftwatch/core/contract/audit'
import { auditTable } from '@liftwatch/core/tables/audit'
import { auditColumns } from '../columns/audit'
import { auditFlags } from '../filters/audit'
import type { ListSpec } from './list-spec'

export const auditList: ListSpec<AuditRow> = {
  resource: 'audit',
  columns: auditColumns,
  table: auditTable,
  filter: auditFlags,
  sortFields: ['at'],
  sort: 'at,DESC',
  empty: 'cli.nothing.audit',
}

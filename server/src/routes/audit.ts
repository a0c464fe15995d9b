import { audit } from '@liftwatch/core/contract/accounts/audit'
import { auditTable } from '@liftwatch/core/tables/audit'
import { auditList } from '../queries/audit'
import { listRoutes } from './list-routes'

export const auditRoutes = listRoutes({
  calls: audit,
  list: auditList,
  table: auditTable,
})

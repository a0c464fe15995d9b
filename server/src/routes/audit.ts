import { audit } from '@liftwatch/core/contract/accounts/audit'
import { verifyRefusal } from '@liftwatch/core/domain/audit-chain'
import { throwIfRefused } from '@liftwatch/core/errors'
import { auditTable } from '@liftwatch/core/tables/audit'
import { verifyEntries } from '../audit/verify-entries'
import { route, type Route } from '../http/route'
import { auditList } from '../queries/audit'
import { listRoutes } from './list-routes'

export const auditRoutes: Route[] = [
  ...listRoutes({ calls: audit, list: auditList, table: auditTable }),
  route(audit.verify, ({ db, caller, input }) => {
    throwIfRefused(verifyRefusal(caller.organization.type))
    return verifyEntries(db, input)
  }),
]

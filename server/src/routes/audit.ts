import { audit } from '@liftwatch/core/contract/audit'
import { parseSort } from '@liftwatch/core/contract/input'
import { auditTable } from '@liftwatch/core/tables/audit'
import { listInput, sendExport } from '../exports/send-export'
import { route } from '../http/route'
import { auditRows, countAudit, listAudit } from '../queries/audit'
import { organizationScopeOf } from '../queries/scope'

export const auditRoutes = [
  route(audit.page, async ({ db, caller, input: { page, size, sort, ...filter } }) => {
    const scope = organizationScopeOf(caller.organization)
    const { direction } = parseSort<'at'>(sort)
    const [content, totalElements] = await Promise.all([
      listAudit(db, scope, filter, direction, { page, size }),
      countAudit(db, scope, filter),
    ])
    return { content, totalElements }
  }),

  route(audit.export, call => {
    const { sort, ...filter } = listInput(call.input)
    const { direction } = parseSort<'at'>(sort)
    return sendExport(call, {
      table: auditTable,
      ...auditRows(organizationScopeOf(call.caller.organization), filter, direction),
    })
  }),
]

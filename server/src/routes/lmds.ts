import { lmds } from '@liftwatch/core/contract/lmds'
import { AppError } from '@liftwatch/core/errors'
import { liftTable } from '@liftwatch/core/tables/lifts'
import { lmdTable } from '@liftwatch/core/tables/lmds'
import { inTransaction } from '../db/transaction'
import { recordAuditEntry } from '../http/audited'
import { route } from '../http/route'
import { hashToken, newToken } from '../http/token'
import { liftList } from '../queries/lifts'
import { listSoftwareVersions, lmdList } from '../queries/lmd-list'
import { findDeviceInScope, listDeviceScopes, setDeviceToken } from '../queries/lmds'
import { insertNotices } from '../queries/notices'
import { listRoutes } from './list-routes'

export const lmdRoutes = [
  ...listRoutes({
    calls: { page: lmds.page, export: lmds.export, detail: lmds.detail },
    list: lmdList,
    table: lmdTable,
  }),
  ...listRoutes({
    calls: { page: lmds.lifts, export: lmds.exportLifts },
    of: { list: lmdList, filter: lmdId => ({ lmdId }) },
    list: liftList,
    table: liftTable,
  }),

  route(lmds.versions, ({ db, caller }) => listSoftwareVersions(db, caller.scope)),

  route(lmds.issueToken, call => {
    const { clientId } = call.input
    return inTransaction(call.db, async tx => {
      const device = await findDeviceInScope(tx, call.caller.scope, clientId)
      if (!device) throw new AppError('not-found')
      const token = newToken()
      await setDeviceToken(tx, device.lmdId, hashToken(token))
      // Servers look again at the connections that were opened with the token before.
      const scopeIds = await listDeviceScopes(tx, device.lmdId)
      const notices = scopeIds.map(scopeId => ({ kind: 'lmds' as const, subjectId: device.lmdId, count: 1, scopeId }))
      await insertNotices(tx, notices, call.at)
      await recordAuditEntry(tx, lmds.issueToken, call, device.lmdId, { clientId })
      return { clientId, token }
    })
  }),
]

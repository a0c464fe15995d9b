import { lmds } from '@liftwatch/core/contract/estate/lmds'
import { AppError } from '@liftwatch/core/errors'
import { liftTable } from '@liftwatch/core/tables/lifts'
import { lmdTable } from '@liftwatch/core/tables/lmds'
import { act } from '../actions/act'
import { route } from '../http/route'
import { hashToken, newToken } from '../http/token'
import { liftList } from '../queries/lifts'
import { listSoftwareVersions, lmdList } from '../queries/lmd-list'
import { findDeviceInScope, listDeviceScopes, setDeviceToken } from '../queries/lmds'
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
    const { clientId, token = newToken() } = call.input
    return act(call, async tx => {
      const device = await findDeviceInScope(tx, call.caller.scope, clientId)
      if (!device) throw new AppError('not-found')
      const { lmdId } = device
      await setDeviceToken(tx, lmdId, hashToken(token))
      // Servers look again at the connections that were opened with the token before.
      const scopeIds = await listDeviceScopes(tx, lmdId)
      return {
        answer: { clientId, token },
        entries: [{ subjectId: lmdId, detail: { clientId } }],
        notices: scopeIds.map(scopeId => ({ kind: 'lmds', subjectId: lmdId, count: 1, scopeId })),
      }
    })
  }),
]

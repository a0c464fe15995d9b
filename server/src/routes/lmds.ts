import { parseSort } from '@liftwatch/core/contract/input'
import { lmds, type lmdSortFields } from '@liftwatch/core/contract/lmds'
import { AppError } from '@liftwatch/core/errors'
import { liftTable } from '@liftwatch/core/tables/lifts'
import { lmdTable } from '@liftwatch/core/tables/lmds'
import { inTransaction } from '../db/transaction'
import { listInput, sendExport } from '../exports/send-export'
import { recordAuditEntry } from '../http/audited'
import { route } from '../http/route'
import { hashToken, newToken } from '../http/token'
import { countLmds, findLmd, listLmds, listSoftwareVersions, lmdRows } from '../queries/lmd-list'
import { findDeviceInScope, listDeviceScopes, setDeviceToken } from '../queries/lmds'
import { liftRows } from '../queries/lifts'
import { insertNotices } from '../queries/notices'
import { liftPage } from './lifts'

type SortField = (typeof lmdSortFields)[number]

export const lmdRoutes = [
  route(lmds.page, async ({ db, caller, at, input: { page, size, sort, ...filter } }) => {
    const [content, totalElements] = await Promise.all([
      listLmds(db, caller.scope, filter, parseSort<SortField>(sort), at, { page, size }),
      countLmds(db, caller.scope, filter, at),
    ])
    return { content, totalElements }
  }),

  route(lmds.export, call => {
    const { sort, ...filter } = listInput(call.input)
    const rows = lmdRows(call.caller.scope, filter, parseSort<SortField>(sort), call.at)
    return sendExport(call, { table: lmdTable, ...rows })
  }),

  route(lmds.versions, ({ db, caller }) => listSoftwareVersions(db, caller.scope)),

  route(lmds.detail, async ({ db, caller, at, input }) => {
    const device = await findLmd(db, caller.scope, input.id, at)
    if (!device) throw new AppError('not-found')
    return device
  }),

  route(lmds.lifts, async ({ db, caller, at, input: { id, ...page } }) => {
    if (!(await findLmd(db, caller.scope, id, at))) throw new AppError('not-found')
    return liftPage(db, caller.scope, { ...page, lmdId: id })
  }),

  route(lmds.exportLifts, async call => {
    const { id, sort } = listInput(call.input)
    if (!(await findLmd(call.db, call.caller.scope, id, call.at))) throw new AppError('not-found')
    const rows = liftRows(call.caller.scope, { lmdId: id }, parseSort<'name'>(sort))
    return sendExport(call, { table: liftTable, ...rows })
  }),

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

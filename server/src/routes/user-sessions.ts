import { userSessions } from '@liftwatch/core/contract/user-tokens'
import { grantRefusal } from '@liftwatch/core/domain/grants'
import { defaultTypePermissions, memberPermissions } from '@liftwatch/core/domain/permissions'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { inTransaction } from '../db/transaction'
import { recordAuditEntry } from '../http/audited'
import { route } from '../http/route'
import { listMembershipsOf } from '../queries/callers'
import { deleteSessionsOf } from '../queries/sessions'
import { deleteUserSession, listUserSessions } from '../queries/user-sessions'
import { findNickname } from '../queries/users'

export const userSessionRoutes = [
  route(userSessions.list, ({ db, caller, at }) => listUserSessions(db, caller.userId, caller.sessionId, at)),

  route(userSessions.remove, async call => {
    const { tokenHash } = await inTransaction(call.db, async tx => {
      const ended = await deleteUserSession(tx, call.caller.userId, call.input.id)
      if (!ended) throw new AppError('not-found')
      const { address, userAgent } = ended
      await recordAuditEntry(tx, userSessions.remove, call, call.input.id, { address, userAgent })
      return ended
    })
    call.sessions.forget(tokenHash)
    return {}
  }),

  route(userSessions.removeOthers, async call => {
    const { userId, sessionId } = call.caller
    const ended = await inTransaction(call.db, async tx => {
      const sessions = await deleteSessionsOf(tx, userId, sessionId)
      await recordAuditEntry(tx, userSessions.removeOthers, call, userId, { sessions })
      return sessions
    })
    call.sessions.forgetAll()
    return { ended }
  }),

  route(userSessions.endOf, async call => {
    const { caller, db } = call
    const { userId } = call.input
    const memberships = await listMembershipsOf(db, userId)
    if (!memberships.some(({ organizationId }) => organizationId === caller.organization.id))
      throw new AppError('not-found')
    // A user has one set of sessions for all organisations: who may end them is measured by all.
    const may = memberships.flatMap(({ role, type, groupPermissions }) =>
      memberPermissions(role, defaultTypePermissions(type), groupPermissions),
    )
    throwIfRefused(grantRefusal(caller, [...new Set(may)]))
    const ended = await inTransaction(db, async tx => {
      const sessions = await deleteSessionsOf(tx, userId, caller.sessionId)
      await recordAuditEntry(tx, userSessions.endOf, call, userId, { name: await findNickname(tx, userId), sessions })
      return sessions
    })
    call.sessions.forgetAll()
    return { ended }
  }),
]

import { userSessions } from '@liftwatch/core/contract/accounts/user-tokens'
import { grantRefusal } from '@liftwatch/core/domain/grants'
import { memberPermissions, typePermissions } from '@liftwatch/core/domain/permissions'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { act } from '../actions/act'
import { route } from '../http/route'
import { listMembershipsOf } from '../queries/callers'
import { deleteSessionsOf } from '../queries/sessions'
import { deleteUserSession, listUserSessions } from '../queries/user-sessions'
import { findNickname } from '../queries/users'

export const userSessionRoutes = [
  route(userSessions.list, ({ db, caller, at }) => listUserSessions(db, caller.userId, caller.sessionId, at)),

  route(userSessions.remove, call => {
    const { id } = call.input
    return act(call, async tx => {
      const ended = await deleteUserSession(tx, call.caller.userId, id)
      if (!ended) throw new AppError('not-found')
      return { answer: {}, entries: [{ subjectId: id, detail: ended }], changesAccess: true }
    })
  }),

  route(userSessions.removeOthers, call => {
    const { userId, sessionId } = call.caller
    return act(call, async tx => {
      const ended = await deleteSessionsOf(tx, userId, sessionId)
      return { answer: { ended }, entries: [{ subjectId: userId, detail: { sessions: ended } }], changesAccess: true }
    })
  }),

  route(userSessions.endOf, async call => {
    const { caller, db } = call
    const { userId } = call.input
    const memberships = await listMembershipsOf(db, userId)
    if (!memberships.some(({ organizationId }) => organizationId === caller.organization.id))
      throw new AppError('not-found')
    // A user has one set of sessions for all organisations: who may end them is measured by all.
    const may = memberships.flatMap(one =>
      memberPermissions(one.role, typePermissions(one.type, one.typePermissions), one.groupPermissions),
    )
    throwIfRefused(grantRefusal(caller, [...new Set(may)]))
    return act(call, async tx => {
      const ended = await deleteSessionsOf(tx, userId, caller.sessionId)
      const detail = { name: await findNickname(tx, userId), sessions: ended }
      return { answer: { ended }, entries: [{ subjectId: userId, detail }], changesAccess: true }
    })
  }),
]

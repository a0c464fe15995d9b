import { userSessions } from '@liftwatch/core/contract/user-tokens'
import { AppError } from '@liftwatch/core/errors'
import { inTransaction } from '../db/transaction'
import { recordDeed } from '../http/audited'
import { route } from '../http/route'
import { deleteUserSession, listUserSessions } from '../queries/user-sessions'

export const userSessionRoutes = [
  route(userSessions.list, ({ db, caller, at }) => listUserSessions(db, caller.userId, caller.sessionId, at)),

  route(userSessions.remove, async call => {
    const { tokenHash } = await inTransaction(call.db, async tx => {
      const ended = await deleteUserSession(tx, call.caller.userId, call.input.id)
      if (!ended) throw new AppError('not-found')
      const { address, userAgent } = ended
      await recordDeed(tx, userSessions.remove, call, call.input.id, { address, userAgent })
      return ended
    })
    call.sessions.forget(tokenHash)
    return {}
  }),
]

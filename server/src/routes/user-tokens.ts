import { v7 as newId } from 'uuid'
import { userTokens, type UserToken } from '@liftwatch/core/contract/user-tokens'
import { userTokenRefusal } from '@liftwatch/core/domain/user-tokens'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { inTransaction } from '../db/transaction'
import { recordAuditEntry } from '../http/audited'
import { route } from '../http/route'
import { hashToken, newUserToken } from '../http/token'
import { deleteUserToken, insertUserToken, listUserTokens, lockAndCountTokens } from '../queries/user-tokens'
import { dayMs } from '@liftwatch/core/limits'

export const userTokenRoutes = [
  route(userTokens.list, ({ db, caller }) => listUserTokens(db, caller.userId)),

  route(userTokens.create, call => {
    const { caller, at, input } = call
    const permissions = [...new Set(input.permissions)]
    return inTransaction(call.db, async tx => {
      const count = await lockAndCountTokens(tx, caller.userId, at)
      throwIfRefused(userTokenRefusal(permissions, caller.permissions, count))
      const token = newUserToken()
      const { id: organizationId, name } = caller.organization
      const made = {
        id: newId(),
        name: input.name,
        permissions,
        createdAt: at,
        expiresAt: at + input.expiresInDays * dayMs,
      }
      await insertUserToken(tx, { ...made, tokenHash: hashToken(token), userId: caller.userId, organizationId })
      await recordAuditEntry(tx, userTokens.create, call, made.id, {
        name: made.name,
        permissions,
        expiresAt: made.expiresAt,
      })
      const userToken: UserToken = { ...made, organization: { id: organizationId, name }, lastUsedAt: null }
      return { token, userToken }
    })
  }),

  route(userTokens.remove, async call => {
    const { tokenHash } = await inTransaction(call.db, async tx => {
      const removed = await deleteUserToken(tx, call.caller.userId, call.input.id)
      if (!removed) throw new AppError('not-found')
      await recordAuditEntry(tx, userTokens.remove, call, call.input.id, { name: removed.name })
      return removed
    })
    call.sessions.forget(tokenHash)
    return {}
  }),
]

import { v7 as newId } from 'uuid'
import { userTokens } from '@liftwatch/core/contract/accounts/user-tokens'
import { userTokenRefusal } from '@liftwatch/core/domain/user-tokens'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { dayMs } from '@liftwatch/core/limits'
import { act } from '../actions/act'
import { route } from '../http/route'
import { hashToken, newUserToken } from '../http/token'
import {
  deleteUserToken,
  findUserToken,
  insertUserToken,
  listUserTokens,
  lockAndCountTokens,
} from '../queries/user-tokens'

export const userTokenRoutes = [
  route(userTokens.list, ({ db, caller }) => listUserTokens(db, caller.userId)),

  route(userTokens.create, call => {
    const { caller, at, input } = call
    const permissions = [...new Set(input.permissions)]
    return act(call, async tx => {
      const count = await lockAndCountTokens(tx, caller.userId, at)
      const { token = newUserToken() } = input
      const before = await findUserToken(tx, caller.userId, hashToken(token))
      if (before) return { answer: { token, userToken: before }, entries: [] }
      throwIfRefused(userTokenRefusal(permissions, caller.permissions, count))
      const { id: organizationId, name: organizationName } = caller.organization
      const { name } = input
      const made = { id: newId(), name, permissions, createdAt: at, expiresAt: at + input.expiresInDays * dayMs }
      const isNew = await insertUserToken(tx, {
        ...made,
        tokenHash: hashToken(token),
        userId: caller.userId,
        organizationId,
      })
      if (!isNew) throw new AppError('bad-input', { errors: [{ path: 'token', message: 'must be new' }] })
      const organization = { id: organizationId, name: organizationName }
      return {
        answer: { token, userToken: { ...made, organization, lastUsedAt: null } },
        entries: [{ subjectId: made.id, detail: { name, permissions, expiresAt: made.expiresAt } }],
      }
    })
  }),

  route(userTokens.remove, call => {
    const { id } = call.input
    return act(call, async tx => {
      const removed = await deleteUserToken(tx, call.caller.userId, id)
      if (!removed) throw new AppError('not-found')
      return { answer: {}, entries: [{ subjectId: id, detail: removed }], changesAccess: true }
    })
  }),
]

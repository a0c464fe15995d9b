import { v7 as newId } from 'uuid'
import { userTokens, type UserToken } from '@liftwatch/core/contract/accounts/user-tokens'
import { tokenNameRefusal, userTokenRefusal } from '@liftwatch/core/domain/user-tokens'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { dayMs } from '@liftwatch/core/limits'
import { act } from '../actions/act'
import { route } from '../http/route'
import { hashToken, newUserToken } from '../http/token'
import {
  deleteExpiredNamed,
  deleteUserToken,
  findUserToken,
  insertUserToken,
  listUserTokens,
  lockUserTokens,
  renameUserToken,
  setUserTokenSecret,
} from '../queries/user-tokens'

function notNew(): AppError {
  return new AppError('bad-input', { errors: [{ path: 'token', message: 'must be new' }] })
}

/** One of the caller's own, apart from the others. Errors: not-found. */
function ownOf(tokens: readonly UserToken[], id: string): { own: UserToken; others: readonly UserToken[] } {
  const own = tokens.find(token => token.id === id)
  if (!own) throw new AppError('not-found')
  return { own, others: tokens.filter(token => token !== own) }
}

export const userTokenRoutes = [
  route(userTokens.list, ({ db, caller, at }) => listUserTokens(db, caller.userId, at)),

  route(userTokens.create, call => {
    const { caller, at, input } = call
    const { name } = input
    const permissions = [...new Set(input.permissions)]
    return act(call, async tx => {
      const tokens = await lockUserTokens(tx, caller.userId, at)
      const { token = newUserToken() } = input
      const before = await findUserToken(tx, caller.userId, hashToken(token), at)
      if (before) return { answer: { token, userToken: before }, entries: [] }
      throwIfRefused(userTokenRefusal({ name, permissions }, caller.permissions, tokens))
      await deleteExpiredNamed(tx, caller.userId, name, at)
      const { id: organizationId, name: organizationName } = caller.organization
      const made = { id: newId(), name, permissions, createdAt: at, expiresAt: at + input.expiresInDays * dayMs }
      const isNew = await insertUserToken(tx, {
        ...made,
        tokenHash: hashToken(token),
        userId: caller.userId,
        organizationId,
      })
      if (!isNew) throw notNew()
      const organization = { id: organizationId, name: organizationName }
      return {
        answer: { token, userToken: { ...made, organization, isExpired: false, lastUsedAt: null } },
        entries: [{ subjectId: made.id, detail: { name, permissions, expiresAt: made.expiresAt } }],
      }
    })
  }),

  route(userTokens.rename, call => {
    const { caller, at, input } = call
    const { id, name } = input
    return act(call, async tx => {
      const { own, others } = ownOf(await lockUserTokens(tx, caller.userId, at), id)
      if (own.name === name) return { answer: own }
      throwIfRefused(tokenNameRefusal(name, others))
      await deleteExpiredNamed(tx, caller.userId, name, at)
      await renameUserToken(tx, id, name)
      const detail = { before: { name: own.name }, after: { name } }
      return { answer: { ...own, name }, entries: [{ subjectId: id, detail }] }
    })
  }),

  route(userTokens.rotate, call => {
    const { caller, at, input } = call
    const { id, expiresInDays, token = newUserToken() } = input
    return act(call, async tx => {
      const { own } = ownOf(await lockUserTokens(tx, caller.userId, at), id)
      const before = await findUserToken(tx, caller.userId, hashToken(token), at)
      if (before?.id === id) return { answer: { token, userToken: own } }
      if (own.isExpired) throw new AppError('token-expired', { params: { name: own.name } })
      const expiresAt = expiresInDays === undefined ? own.expiresAt : at + expiresInDays * dayMs
      if (!(await setUserTokenSecret(tx, id, { tokenHash: hashToken(token), expiresAt }))) throw notNew()
      return {
        answer: { token, userToken: { ...own, expiresAt, lastUsedAt: null } },
        entries: [{ subjectId: id, detail: { name: own.name, expiresAt } }],
        changesAccess: true,
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

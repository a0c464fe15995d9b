import { z } from 'zod/mini'
import { nameMaxCharacters, userTokenDaysMax } from '../../limits'
import { endpoint } from '../endpoint'
import { id, idInput, instant, nothing, requiredText } from '../input'
import { permission } from './permission-shape'
import { ownUserToken } from './secret-shape'

export const tokenName = requiredText(nameMaxCharacters)
export const tokenDays = z.int().check(z.gte(1), z.lte(userTokenDaysMax))

/** A personal access token, for scripts: it acts for its user, in one organisation, with some of their permissions. */
export const userToken = z.object({
  id,
  name: z.string(),
  organization: z.object({ id, name: z.string() }),
  permissions: z.array(permission),
  createdAt: instant,
  expiresAt: instant,
  /** It works no longer, and is listed for some days so that its user sees why. */
  isExpired: z.boolean(),
  lastUsedAt: z.nullable(instant),
})
export type UserToken = z.infer<typeof userToken>

/** A token that works, with its secret. */
export const tokenWithSecret = z.object({ token: z.string(), userToken })

/** What one is asked for. */
export const newToken = {
  name: tokenName,
  permissions: z
    .array(permission)
    .check(z.minLength(1, { error: 'must name at least one permission' }), z.maxLength(200)),
  expiresInDays: tokenDays,
  token: ownUserToken,
}

/** Another secret, of the token that the call names. */
export const newSecret = { id, expiresInDays: z.optional(tokenDays), token: ownUserToken }

export const userTokens = {
  list: endpoint('userTokens.list', {
    method: 'GET',
    path: '/api/user/tokens',
    access: 'member',
    input: z.object({}),
    answer: z.array(userToken),
  }),
  /** The token itself is in this answer and nowhere else. It may do no more than its maker may now; its name is no other's. */
  create: endpoint('userTokens.create', {
    method: 'POST',
    path: '/api/user/tokens',
    access: 'member',
    input: z.object(newToken),
    answer: tokenWithSecret,
    errors: ['beyond-own-permissions', 'name-taken', 'too-many-tokens'],
    needsSession: true,
    isAudited: true,
  }),
  rename: endpoint('userTokens.rename', {
    method: 'PUT',
    path: '/api/user/tokens',
    access: 'member',
    input: z.object({ id, name: tokenName }),
    answer: userToken,
    errors: ['not-found', 'name-taken'],
    needsSession: true,
    isAudited: true,
  }),
  /** A new secret with the same name and rights; the one before ends. Its last day stays, unless another is asked for. */
  rotate: endpoint('userTokens.rotate', {
    method: 'POST',
    path: '/api/user/tokens/rotate',
    access: 'member',
    input: z.object(newSecret),
    answer: tokenWithSecret,
    errors: ['not-found', 'token-expired'],
    needsSession: true,
    isAudited: true,
  }),
  remove: endpoint('userTokens.remove', {
    method: 'DELETE',
    path: '/api/user/tokens',
    access: 'member',
    input: idInput,
    answer: nothing,
    errors: ['not-found'],
    needsSession: true,
    isAudited: true,
  }),
}

/** A place where the user is logged in. */
export const userSession = z.object({
  id,
  address: z.string(),
  userAgent: z.string(),
  isRemembered: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
})
export type UserSession = z.infer<typeof userSession>

const sessionsEnded = z.object({ ended: z.int() })

export const userSessions = {
  list: endpoint('userSessions.list', {
    method: 'GET',
    path: '/api/user/sessions',
    access: 'signed-in',
    input: z.object({}),
    answer: z.array(userSession),
  }),
  /** Logs that place out. */
  remove: endpoint('userSessions.remove', {
    method: 'DELETE',
    path: '/api/user/sessions',
    access: 'signed-in',
    input: idInput,
    answer: nothing,
    errors: ['not-found'],
    needsSession: true,
    isAudited: true,
  }),
  /** Logs the user out everywhere but where it asks from. */
  removeOthers: endpoint('userSessions.removeOthers', {
    method: 'DELETE',
    path: '/api/user/sessions/others',
    access: 'signed-in',
    input: z.object({}),
    answer: sessionsEnded,
    needsSession: true,
    isAudited: true,
  }),
  /** Logs a member of the caller's organisation out everywhere; of the caller's own sessions the one that asks stays. */
  endOf: endpoint('userSessions.endOf', {
    method: 'PUT',
    path: '/api/user/sessions/end',
    access: { permission: 'user.write' },
    input: z.object({ userId: id }),
    answer: sessionsEnded,
    errors: ['not-found', 'beyond-own-permissions'],
    isAudited: true,
  }),
}

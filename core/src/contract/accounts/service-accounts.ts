import { z } from 'zod/mini'
import { nameMaxCharacters } from '../../limits'
import { endpoint } from '../endpoint'
import { id, nothing, requiredText } from '../input'
import { permission } from './permission-shape'
import { newSecret, newToken, tokenName, tokenWithSecret, userToken } from './user-tokens'
import { groupIds, memberRow } from './users'

const write = { permission: 'user.write' } as const

/** Members are called by their names or by their addresses: a name is none of these. */
const accountName = requiredText(nameMaxCharacters).check(z.regex(/^[^@]*$/, { error: 'must not contain @' }))

export const serviceAccounts = {
  /** A member who is no person: of the role USER, with no way to log in. It does nothing until it has an access token. */
  create: endpoint('serviceAccounts.create', {
    method: 'POST',
    path: '/api/user/service-account',
    access: write,
    input: z.object({ name: accountName, groupIds }),
    answer: memberRow,
    errors: ['not-found', 'name-taken', 'beyond-own-permissions'],
    isAudited: true,
  }),
}

const path = '/api/user/service-account/{userId}/tokens'
const userId = id
/** As of one's own tokens: what makes or ends one takes a person. */
const change = { access: write, needsSession: true, isAudited: true } as const

/** The access tokens of a service account of the caller's organisation. */
export const serviceTokens = {
  list: endpoint('serviceTokens.list', {
    method: 'GET',
    path,
    access: write,
    input: z.object({ userId }),
    /** With what the account may do now, which none of them goes beyond. */
    answer: z.object({ permissions: z.array(permission), tokens: z.array(userToken) }),
    errors: ['not-found'],
  }),
  /** It may do no more than the account may now, nor than its maker, who gets to know it. */
  create: endpoint('serviceTokens.create', {
    ...change,
    method: 'POST',
    path,
    input: z.object({ userId, ...newToken }),
    answer: tokenWithSecret,
    errors: ['not-found', 'beyond-own-permissions', 'beyond-service-account', 'name-taken', 'too-many-tokens'],
  }),
  rename: endpoint('serviceTokens.rename', {
    ...change,
    method: 'PUT',
    path,
    input: z.object({ userId, id, name: tokenName }),
    answer: userToken,
    errors: ['not-found', 'name-taken'],
  }),
  /** For who may do all that the token may: they get to know it. */
  rotate: endpoint('serviceTokens.rotate', {
    ...change,
    method: 'POST',
    path: `${path}/rotate`,
    input: z.object({ userId, ...newSecret }),
    answer: tokenWithSecret,
    errors: ['not-found', 'beyond-own-permissions', 'token-expired'],
  }),
  remove: endpoint('serviceTokens.remove', {
    ...change,
    method: 'DELETE',
    path,
    input: z.object({ userId, id }),
    answer: nothing,
    errors: ['not-found'],
  }),
}

import { z } from 'zod/mini'
import { emailMaxCharacters } from '../../limits'
import { endpoint } from '../endpoint'
import { id, instant, nothing, text } from '../input'
import { role } from './organizations'
import { secondFactorCode } from './second-factor'
import { permission } from './permission-shape'

export const loginInput = z.object({
  name: z.email({ error: 'must be an e-mail address' }).check(z.maxLength(emailMaxCharacters)),
  // As it was typed: blanks at its ends are part of a password.
  password: text(1_000).check(z.minLength(1, { error: 'is required' })),
  rememberMe: z._default(z.boolean(), false),
  inviteToken: z.optional(text(200)),
  /** Of a user who has a second factor: answered with second-factor-needed while it is missing. */
  code: z.optional(secondFactorCode),
})
export type LoginInput = z.input<typeof loginInput>

export const userInfo = z.object({
  id,
  /** Of the chosen organisation; null before one is chosen. */
  role: z.nullable(role),
  nickname: z.string(),
  /** Null for a service account, by its access token. */
  email: z.nullable(z.string()),
})
export type UserInfo = z.infer<typeof userInfo>

export const currentAccess = z.object({
  by: z.enum(['SESSION', 'ACCESS_TOKEN']),
  /** Of the access token. */
  name: z.nullable(z.string()),
  /** A session that is used ends later; an access token does not. */
  expiresAt: instant,
  seesAll: z.boolean(),
  liftCnt: z.int(),
  /** The councils of these lifts, by name. */
  townCouncils: z.array(z.string()),
})
export type CurrentAccess = z.infer<typeof currentAccess>

export const session = {
  login: endpoint('session.login', {
    method: 'POST',
    path: '/api/login',
    access: 'public',
    input: loginInput,
    /** The organisation that was joined by the invitation, where there was one. */
    answer: z.object({ joined: z.optional(z.object({ company: z.string(), code: id })) }),
    errors: ['bad-login', 'second-factor-needed', 'wrong-code', 'too-many-attempts', 'link-expired'],
    isAudited: true,
  }),
  logout: endpoint('session.logout', {
    method: 'PUT',
    path: '/api/logout',
    access: 'public',
    input: z.object({}),
    answer: nothing,
    errors: ['other-user'],
    isAudited: true,
  }),
  user: endpoint('session.user', {
    method: 'GET',
    path: '/api/user/info',
    access: 'signed-in',
    input: z.object({}),
    answer: userInfo,
  }),
  permissions: endpoint('session.permissions', {
    method: 'GET',
    path: '/api/user/permissions',
    access: 'member',
    input: z.object({}),
    answer: z.array(permission),
  }),
  /** By what the caller is let in, until when, and what lifts it sees in the organisation in which it works. */
  current: endpoint('session.current', {
    method: 'GET',
    path: '/api/user/current',
    access: 'member',
    input: z.object({}),
    answer: currentAccess,
  }),
}

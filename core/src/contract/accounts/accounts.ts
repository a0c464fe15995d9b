import { z } from 'zod/mini'
import {
  emailMaxCharacters,
  invitationsAtOnceMax,
  nameMaxCharacters,
  passwordMaxCharacters,
  passwordMinCharacters,
} from '../../limits'
import { endpoint } from '../endpoint'
import { id, instant, nothing, requiredText, text } from '../input'
import { organizationType, role } from './organizations'
import { groupIds } from './users'

/** What a link in a mail proves. Single-use, expiring, stored hashed. */
const linkToken = z.string().check(z.regex(/^[\w-]{20,100}$/, { error: 'is not a token of ours' }))

export const email = z.email({ error: 'must be an e-mail address' }).check(z.maxLength(emailMaxCharacters))

/** A new password, as it was typed: blanks at its ends are part of it. */
export const newPassword = text(passwordMaxCharacters).check(
  z.minLength(passwordMinCharacters, {
    error: `must have at least ${passwordMinCharacters} characters`,
  }),
)

/** Whether the user's access tokens end with the old password. Scripts go on unless the user says so. */
const endTokens = z._default(z.boolean(), false)

/** What an invitation says to anyone who holds its link. */
export const invitation = z.object({
  email: z.string(),
  organization: z.object({ id, name: z.string(), type: organizationType }),
  role,
  /** Whether there is an account for the address already, so that logging in is enough. */
  hasAccount: z.boolean(),
  expiresAt: instant,
})
export type Invitation = z.infer<typeof invitation>

export const accounts = {
  /** Answers the same for known and unknown addresses; the link goes by mail. */
  forgotPassword: endpoint('accounts.forgotPassword', {
    method: 'POST',
    path: '/api/user/password/forgot',
    access: 'public',
    input: z.object({ name: email }),
    answer: nothing,
    errors: ['too-many-attempts'],
    isAudited: true,
  }),
  /** A new password by a link; it ends the user's other sessions. */
  resetPassword: endpoint('accounts.resetPassword', {
    method: 'POST',
    path: '/api/user/password/reset',
    access: 'public',
    input: z.object({ token: linkToken, password: newPassword, endTokens }),
    answer: nothing,
    errors: ['link-expired', 'weak-password'],
    isAudited: true,
  }),
  /** A new password for anyone who is logged in; the old one proves that it is they. */
  setPassword: endpoint('accounts.setPassword', {
    method: 'POST',
    path: '/api/user/password/set',
    access: 'signed-in',
    input: z.object({
      oldPassword: text(1_000).check(z.minLength(1, { error: 'is required' })),
      password: newPassword,
      endTokens,
    }),
    answer: nothing,
    errors: ['wrong-password', 'weak-password', 'too-many-attempts'],
    needsSession: true,
    isAudited: true,
  }),
  invitation: endpoint('accounts.invitation', {
    method: 'GET',
    path: '/api/user/invite/{token}',
    access: 'public',
    input: z.object({ token: linkToken }),
    answer: invitation,
    errors: ['link-expired'],
  }),
  /** Joins by an invitation as a new user, and logs in; anyone who has an account joins by logging in (`inviteToken`). */
  join: endpoint('accounts.join', {
    method: 'POST',
    path: '/api/user/invite/{token}',
    access: 'public',
    input: z.object({ token: linkToken, nickname: requiredText(nameMaxCharacters), password: newPassword }),
    answer: z.object({ company: z.string(), code: id }),
    errors: ['link-expired', 'has-account', 'weak-password'],
    isAudited: true,
  }),
  /**
   * Invites people into the caller's organisation, each by a mail; who administers organisations may name another. An invitation
   * replaces those to the same address before it.
   */
  invite: endpoint('accounts.invite', {
    method: 'POST',
    path: '/api/user/invite',
    access: { permission: ['user.write', 'organization.write'] },
    input: z.object({
      emails: z.array(email).check(z.minLength(1, { error: 'Please enter email' }), z.maxLength(invitationsAtOnceMax)),
      role,
      groupIds,
      organizationId: z.optional(id),
    }),
    answer: z.object({ invited: z.array(z.string()), alreadyMembers: z.array(z.string()) }),
    errors: ['not-found', 'beyond-own-permissions', 'groups-for-user-alone', 'protected-organization'],
    isAudited: true,
  }),
}

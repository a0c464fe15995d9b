import { z } from 'zod/mini'
import { secondFactorCodeMaxCharacters } from '../../limits'
import { endpoint } from '../endpoint'
import { id, nothing, text } from '../input'

/** A code of the authenticator app, or one of the recovery codes; blanks and hyphens in it do not count. */
export const secondFactorCode = text(secondFactorCodeMaxCharacters).check(z.minLength(1, { error: 'is required' }))

const password = text(1_000).check(z.minLength(1, { error: 'is required' }))
const own = { access: 'signed-in', needsSession: true } as const

export const secondFactorState = z.object({
  isEnabled: z.boolean(),
  /** How many recovery codes have not been used yet. */
  recoveryCodesLeft: z.int(),
  /** Whether one of the user's organisations asks for it. */
  isRequired: z.boolean(),
  /** Whether this session has proven it. */
  isProven: z.boolean(),
})
export type SecondFactorState = z.infer<typeof secondFactorState>

/** Two-step log-in: a code by RFC 6238 besides the password. */
export const secondFactor = {
  find: endpoint('secondFactor.find', {
    method: 'GET',
    path: '/api/user/second-factor',
    ...own,
    input: z.object({}),
    answer: secondFactorState,
  }),
  /** Makes the secret that an authenticator app takes in. Nothing holds until it is confirmed with a code. */
  begin: endpoint('secondFactor.begin', {
    method: 'POST',
    path: '/api/user/second-factor',
    ...own,
    input: z.object({ password }),
    answer: z.object({ uri: z.string(), secret: z.string() }),
    errors: ['wrong-password', 'too-many-attempts', 'second-factor-on'],
  }),
  /** Switches it on, and answers the recovery codes, this once. The user's other sessions end. */
  confirm: endpoint('secondFactor.confirm', {
    method: 'PUT',
    path: '/api/user/second-factor',
    ...own,
    input: z.object({ code: secondFactorCode }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['no-second-factor', 'second-factor-on', 'wrong-code', 'too-many-attempts'],
    isAudited: true,
  }),
  /** Proves it in a session that began without: one by single sign-on, say. */
  prove: endpoint('secondFactor.prove', {
    method: 'POST',
    path: '/api/user/second-factor/proof',
    ...own,
    input: z.object({ code: secondFactorCode }),
    answer: nothing,
    errors: ['no-second-factor', 'wrong-code', 'too-many-attempts'],
    isAudited: true,
  }),
  /** Switches it off. A PUT, as the input of a DELETE is part of the address, where a password must not be. */
  remove: endpoint('secondFactor.remove', {
    method: 'PUT',
    path: '/api/user/second-factor/off',
    ...own,
    input: z.object({ password, code: secondFactorCode }),
    answer: nothing,
    errors: ['no-second-factor', 'wrong-password', 'wrong-code', 'too-many-attempts'],
    isAudited: true,
  }),
  /** Takes away a member's, who has lost phone and recovery codes. Their sessions end. */
  reset: endpoint('secondFactor.reset', {
    method: 'DELETE',
    path: '/api/user/second-factor/{userId}',
    access: { permission: 'user.write' },
    needsSession: true,
    input: z.object({ userId: id }),
    answer: nothing,
    errors: ['not-found', 'no-second-factor'],
    isAudited: true,
  }),
}

export const organizationSecurity = z.object({ requiresSecondFactor: z.boolean() })
export type OrganizationSecurity = z.infer<typeof organizationSecurity>

/** What an organisation asks of its members' log-ins. */
export const organizationRules = {
  find: endpoint('organizationRules.find', {
    method: 'GET',
    path: '/api/organization/security',
    access: { permission: 'user.write' },
    input: z.object({}),
    answer: organizationSecurity,
  }),
  save: endpoint('organizationRules.save', {
    method: 'PUT',
    path: '/api/organization/security',
    access: { permission: 'user.write' },
    needsSession: true,
    input: organizationSecurity,
    answer: organizationSecurity,
    errors: ['own-second-factor-first'],
    isAudited: true,
  }),
}

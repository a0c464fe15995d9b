import { passwordMaxCharacters, passwordMinCharacters } from '../../limits'

/** The address that someone logs in with. */
export const address = {
  kind: 'email',
  label: 'session.email',
  required: 'session.emailRequired',
  wrong: 'session.emailInvalid',
  autoComplete: 'username',
} as const

/** A password that is chosen here; its rule is said before it is broken. */
export const newPassword = {
  kind: 'password',
  label: 'account.newPassword',
  required: 'account.newPasswordRequired',
  hint: ['account.passwordRule', { min: passwordMinCharacters }],
  maxCharacters: passwordMaxCharacters,
  autoComplete: 'new-password',
} as const

/** Asks whether scripts lose their access with the old password; they go on unless it is chosen. */
export const endTokens = { kind: 'switch', label: 'account.endTokens', hint: 'account.endTokensHint' } as const

/** A code of the authenticator app, or a recovery code. */
export const codeField = {
  kind: 'code',
  label: 'twoStep.code',
  required: 'twoStep.codeRequired',
  autoComplete: 'one-time-code',
} as const

/** One's own password, again. */
export const ownPassword = {
  kind: 'password',
  label: 'session.password',
  required: 'session.passwordRequired',
  autoComplete: 'current-password',
} as const

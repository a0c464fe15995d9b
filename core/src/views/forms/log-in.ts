import { session } from '../../contract/accounts/session'
import { address, codeField, ownPassword } from './account-fields'
import { formView } from './form-view'

/** The first step; a session may be remembered. Whose of the two was wrong is not said (specification 1 section 1). */
export const logInForm = formView(session.login, {
  title: 'session.login',
  submit: 'session.login',
  fixed: ['inviteToken', 'code'],
  fields: { name: address, password: ownPassword, rememberMe: { kind: 'switch', label: 'session.rememberMe' } },
  places: { 'bad-login': ['name', 'password'] },
})

/** The second step, after what was typed in the first. */
export const logInCodeForm = formView(session.login, {
  title: 'session.login',
  submit: 'session.login',
  fixed: ['name', 'password', 'rememberMe', 'inviteToken'],
  fields: { code: { ...codeField, hint: 'twoStep.codeHint' } },
  places: { 'bad-login': ['code'], 'wrong-code': ['code'] },
})

import { secondFactor } from '../../contract/accounts/second-factor'
import { codeField, ownPassword } from './account-fields'
import { formView } from './form-view'

const title = 'twoStep.title'
const places = { 'wrong-password': ['password'], 'wrong-code': ['code'] } as const

/** The password again, for a session may have been left open. */
export const beginTwoStepForm = formView(secondFactor.begin, {
  title,
  submit: 'twoStep.begin',
  fields: { password: ownPassword },
  places: { 'wrong-password': places['wrong-password'] },
})

/** The first code, which shows that the app has taken the secret. */
export const confirmTwoStepForm = formView(secondFactor.confirm, {
  title,
  submit: 'twoStep.confirm',
  done: 'twoStep.onDone',
  fields: { code: codeField },
  places: { 'wrong-code': places['wrong-code'] },
})

/** The code, for a session that began without one. */
export const proveTwoStepForm = formView(secondFactor.prove, {
  title,
  submit: 'twoStep.proveAction',
  fields: { code: { ...codeField, hint: 'twoStep.codeHint' } },
  places: { 'wrong-code': places['wrong-code'] },
})

export const removeTwoStepForm = formView(secondFactor.remove, {
  title,
  submit: 'twoStep.off',
  done: 'twoStep.offDone',
  fields: { password: ownPassword, code: { ...codeField, hint: 'twoStep.offHint' } },
  places,
})

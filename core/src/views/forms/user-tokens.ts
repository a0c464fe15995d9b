import { userTokens } from '../../contract/accounts/user-tokens'
import { nameMaxCharacters, userTokenDaysOffered } from '../../limits'
import { formView } from './form-view'

/** What is asked of a token, whosever it is to be. */
export const tokenFields = {
  name: {
    kind: 'line',
    label: 'settings.tokens.name',
    hint: 'settings.tokens.nameHint',
    required: 'settings.tokens.nameRequired',
    maxCharacters: nameMaxCharacters,
    width: '20rem',
  },
  expiresInDays: {
    kind: 'choice',
    label: 'settings.tokens.expiry',
    options: userTokenDaysOffered.map(count => ({
      value: count,
      label: ['settings.tokens.days', { count }] as const,
    })),
    usual: 90,
    width: '10rem',
  },
  permissions: {
    kind: 'own',
    label: 'settings.tokens.permissions',
    required: 'settings.tokens.permissionsRequired',
  },
} as const

export const tokenForm = formView(userTokens.create, {
  title: 'settings.sections.tokens',
  submit: 'settings.tokens.create',
  hasDraft: true,
  places: { 'name-taken': ['name'] },
  fields: tokenFields,
})

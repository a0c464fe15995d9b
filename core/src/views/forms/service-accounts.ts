import { serviceAccounts, serviceTokens } from '../../contract/accounts/service-accounts'
import { nameMaxCharacters } from '../../limits'
import { formView } from './form-view'
import { tokenFields } from './user-tokens'

/** A member that is no person; the page that has this form knows which groups there are. */
export const createServiceAccountForm = formView(serviceAccounts.create, {
  title: 'users.service.add',
  submit: 'users.service.add',
  done: 'users.service.added',
  outcome: 'created',
  fields: {
    name: {
      kind: 'line',
      label: 'users.service.name',
      hint: 'users.service.nameHint',
      required: 'users.service.nameRequired',
      maxCharacters: nameMaxCharacters,
    },
    groupIds: {
      kind: 'own',
      label: 'users.fields.groups',
      flag: ['--group <group>', 'group that it is in, by its name or id; repeated'],
    },
  },
  places: { 'name-taken': ['name'] },
})

/** One more access token of a service account. */
export const serviceTokenForm = formView(serviceTokens.create, {
  title: 'settings.sections.tokens',
  submit: 'settings.tokens.create',
  fixed: ['userId'],
  places: { 'name-taken': ['name'], 'beyond-service-account': ['permissions'] },
  fields: tokenFields,
})

import { invitationFilter, invitationStatus } from '../../contract/accounts/invitations'
import { filterFields } from './filter-field'

/** The filters of the list of invitations. */
export const invitationFilters = filterFields(invitationFilter, [
  {
    kind: 'text',
    name: 'email',
    label: 'invitations.fields.email',
    width: '14rem',
    flag: '--email <text>',
    help: 'e-mail address, from its beginning',
  },
  {
    kind: 'choice',
    name: 'status',
    label: 'invitations.fields.status',
    width: '8rem',
    flag: '--status <status>',
    options: invitationStatus.options.map(value => ({ value, label: `states.invitationStatus.${value}` as const })),
  },
])

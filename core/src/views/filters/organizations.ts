import { organizationFilter, organizationType } from '../../contract/accounts/organizations'
import { accessStatusField } from './access-status-field'
import { filterFields } from './filter-field'

/** The filters of the list of organisations. */
export const organizationFilters = filterFields(organizationFilter, [
  {
    kind: 'text',
    name: 'search',
    label: 'organizations.fields.name',
    width: '14rem',
    flag: '--search <text>',
    help: 'name, from the beginning of a word',
  },
  {
    kind: 'choice',
    name: 'type',
    label: 'organizations.fields.type',
    width: '11rem',
    flag: '--type <type>',
    options: organizationType.options.map(value => ({ value, label: `states.organizationType.${value}` as const })),
  },
  accessStatusField,
])

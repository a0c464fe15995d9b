import { groupFilter } from '../../contract/accounts/groups'
import { groupSearchRestMs } from '../../limits'
import { filterFields } from './filter-field'

/** The filters of the list of groups. */
export const groupFilters = filterFields(groupFilter, [
  {
    kind: 'text',
    name: 'name',
    label: 'groups.fields.name',
    width: '14rem',
    restMs: groupSearchRestMs,
    flag: '--name <text>',
    help: 'name of the group',
  },
])

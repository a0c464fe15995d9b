import { complaintFilter, complaintPriority, complaintStatus } from '../../contract/alarms/complaints'
import { filterFields } from './filter-field'

/** The filters of the complaints about one fault or one lift. */
export const complaintFilters = filterFields(complaintFilter, [
  {
    kind: 'choice',
    name: 'status',
    label: 'complaints.fields.status',
    width: '9rem',
    flag: '--status <status>',
    options: complaintStatus.options.map(value => ({ value, label: `states.complaintStatus.${value}` as const })),
  },
  {
    kind: 'choice',
    name: 'priority',
    label: 'complaints.fields.priority',
    width: '8rem',
    flag: '--priority <priority>',
    options: complaintPriority.options.map(value => ({ value, label: `states.complaintPriority.${value}` as const })),
  },
])

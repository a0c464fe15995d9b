import type { FilterField } from './filter-field'

/** Whether an organisation, or a member, is suspended. */
export const accessStatusField = {
  kind: 'choice',
  name: 'status',
  label: 'users.fields.status',
  width: '8rem',
  flag: '--status <status>',
  options: [
    { value: 'ACTIVE', label: 'states.accessStatus.ACTIVE' },
    { value: 'INACTIVE', label: 'states.accessStatus.INACTIVE', word: 'suspended' },
  ],
  help: 'active or suspended',
} as const satisfies FilterField

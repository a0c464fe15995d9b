import type { OrganizationChoice } from '@liftwatch/core/contract/accounts/organizations'
import type { Column } from '../../components/list/columns'

export const organizationColumns: readonly Column<OrganizationChoice>[] = [
  { title: 'monitor.organization', minWidth: 30, maxWidth: 50, rank: 1, cell: row => ({ text: row.name }) },
  {
    title: 'monitor.organizationType',
    minWidth: 18,
    maxWidth: 24,
    rank: 2,
    cell: (row, { translate }) => ({ text: translate(`states.organizationType.${row.type}`) }),
  },
  {
    title: 'monitor.role',
    minWidth: 12,
    maxWidth: 16,
    rank: 3,
    cell: (row, { translate }) => ({ text: translate(`states.role.${row.role}`) }),
  },
]

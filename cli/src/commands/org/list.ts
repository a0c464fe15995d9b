import type { OrganizationChoice } from '@liftwatch/core/contract/accounts/organizations'
import { wholeListCommand } from '../../lists/whole-list-command'
import { listOrganizations } from '../../account/organization-choice'
import { plainColumn, type Column } from '../../output/columns'

type Row = OrganizationChoice & { readonly isChosen: boolean }

const columns: readonly Column<Row>[] = [
  {
    name: 'isChosen',
    header: 'cli.fields.isChosen',
    plain: row => row.isChosen,
    shown: (row, { translate }) => (row.isChosen ? translate('cli.yes') : ''),
  },
  plainColumn('name', 'cli.fields.name'),
  {
    ...plainColumn('type', 'cli.fields.type'),
    shown: ({ type }, { translate }) => translate(`states.organizationType.${type}`),
  },
  { ...plainColumn('role', 'cli.fields.role'), shown: ({ role }, { translate }) => translate(`states.role.${role}`) },
  plainColumn('id', 'cli.fields.id'),
]

export const orgList = wholeListCommand({
  shape: {},
  read: async context => listOrganizations(await context.client()),
  columns: { all: columns, inTable: columns },
  empty: 'session.noOrganization',
})

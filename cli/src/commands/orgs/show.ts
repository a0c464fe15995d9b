import type { OrganizationDetail } from '@liftwatch/core/contract/accounts/organizations'
import { organizationTable } from '@liftwatch/core/tables/organizations'
import { plainColumn, type Column } from '../../output/columns'
import { columnsOf } from '../../output/of-table'
import { organizationKind } from '../../records/organization-kind'
import { showNamedCommand } from '../../records/show-named-command'

const columns: readonly Column<OrganizationDetail>[] = [
  ...columnsOf(organizationTable).all,
  plainColumn('phone', 'organizations.fields.phone'),
  plainColumn('email', 'organizations.fields.email'),
  {
    name: 'townCouncils',
    header: 'organizations.fields.townCouncils',
    plain: ({ townCouncils }) => townCouncils.map(({ name }) => name).join('; '),
    json: ({ townCouncils }) => townCouncils,
    shown: ({ townCouncils }) => townCouncils.map(({ name }) => name).join('\n') || '-',
  },
]

export const orgShow = showNamedCommand(organizationKind, columns, (client, { id }) =>
  client.organizations.detail({ id }),
)

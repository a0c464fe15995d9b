import type { OrganizationRow } from '@liftwatch/core/contract/accounts/organizations'
import { pageSizeMax } from '@liftwatch/core/limits'
import type { NamedKind } from './find-named'

export const organizationKind: NamedKind<OrganizationRow> = {
  argument: 'organization',
  help: 'organisation, by name or id',
  detail: (client, id) => client.organizations.detail({ id }),
  search: async (client, search) => (await client.organizations.page({ search, size: pageSizeMax })).content,
  nameOf: ({ name }) => name,
}

import { organizationColumns } from '../../columns/organizations'
import { wholeListCommand } from '../../lists/whole-list-command'
import { listOrganizations } from '../../organization-choice'

export const orgList = wholeListCommand({
  shape: {},
  read: async context => listOrganizations(await context.client()),
  columns: organizationColumns,
  empty: 'session.noOrganization',
})

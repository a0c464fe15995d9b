import { organizations, type OrganizationRow } from '../../contract/accounts/organizations'
import { detailPath } from '../../domain/console-paths'
import { protectedRefusal } from '../../domain/organizations'
import { organizationTable } from '../../tables/organizations'
import { organizationFilters } from '../filters/organizations'
import { inviteAdminForm } from '../forms/accounts'
import {
  createOrganizationForm,
  renameOrganizationForm,
  resumeOrganizationForm,
  suspendOrganizationForm,
} from '../forms/organizations'
import { resourceView } from './resource-view'

export const organizationView = resourceView<OrganizationRow>({
  name: 'organizations',
  calls: { page: organizations.page, detail: organizations.detail },
  table: organizationTable,
  empty: 'organizations.empty',
  none: 'cli.nothing.organizations',
  filters: organizationFilters,
  nameOf: ({ name }) => name,
  pathOf: ({ id }) => detailPath('organization', id),
  isViewable: ({ type }) => protectedRefusal(type) === undefined,
  creates: createOrganizationForm,
  actions: [renameOrganizationForm, inviteAdminForm, suspendOrganizationForm, resumeOrganizationForm],
})

import type { Role } from '../../contract/accounts/organizations'
import type { UserKind } from '../../contract/accounts/user-kind'
import { users, type MemberRow } from '../../contract/accounts/users'
import { userTable } from '../../tables/users'
import { adminFilters, memberFilters, serviceAccountFilters, userFilters } from '../filters/users'
import { editUserForm, removeUserForm, resumeUserForm, suspendUserForm } from '../forms/users'
import { resourceView } from './resource-view'

/** The members of the chosen organisation. */
export const userView = resourceView<MemberRow>({
  name: 'users',
  calls: { page: users.page, detail: users.detail },
  table: userTable,
  empty: 'users.empty',
  none: 'cli.nothing.users',
  filters: userFilters,
  nameOf: ({ nickname }) => nickname,
  actions: [editUserForm, suspendUserForm, resumeUserForm, removeUserForm],
})

/** Those of them that are no persons. */
export const serviceAccountView: typeof userView = {
  ...userView,
  name: 'service-accounts',
  calls: { page: users.page, detail: users.detail, asks: { kind: 'SERVICE' satisfies UserKind } },
  none: 'cli.nothing.serviceAccounts',
  filters: serviceAccountFilters,
}

/** The members of one organisation, which its own administrators change. */
export const usersOfOrganizationView: typeof userView = {
  ...userView,
  name: 'users-of-organization',
  calls: { page: users.ofOrganization },
  of: 'organizationId',
  filters: memberFilters,
  actions: [],
}

/** A list of administrators, who have no groups. */
function withoutGroups(view: typeof userView): typeof userView {
  const { table } = view
  return { ...view, table: { ...table, columns: table.columns.filter(({ key }) => key !== 'groups') } }
}

/** The members of the chosen organisation while its administrators alone are asked for (specification 2 section 2). */
export const adminView = withoutGroups(userView)

/** The administrators of one organisation. */
export const adminsOfOrganizationView: typeof userView = {
  ...withoutGroups(usersOfOrganizationView),
  calls: { page: users.ofOrganization, asks: { role: 'ADMIN' satisfies Role } },
  filters: adminFilters,
}

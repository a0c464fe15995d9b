import { groups, type GroupRow } from '../../contract/accounts/groups'
import type { MemberRow } from '../../contract/accounts/users'
import { detailPath } from '../../domain/console-paths'
import { groupTable } from '../../tables/groups'
import { groupFilters } from '../filters/groups'
import { noFilters } from '../filters/no-filters'
import { createGroupForm, removeGroupForm, renameGroupForm } from '../forms/groups'
import { resourceView, type ResourceView } from './resource-view'
import { userView } from './users'

export const groupView = resourceView<GroupRow>({
  name: 'groups',
  calls: { page: groups.page, detail: groups.detail },
  table: groupTable,
  empty: 'groups.empty',
  none: 'cli.nothing.groups',
  filters: groupFilters,
  nameOf: ({ name }) => name,
  pathOf: ({ id }) => detailPath('group', id),
  creates: createGroupForm,
  actions: [renameGroupForm, removeGroupForm],
})

/** The members of one group. */
export const usersOfGroupView: ResourceView<MemberRow> = {
  ...userView,
  name: 'users-of-group',
  calls: { page: groups.members },
  of: 'groupId',
  empty: 'groups.noMembers',
  filters: noFilters,
  actions: [],
}

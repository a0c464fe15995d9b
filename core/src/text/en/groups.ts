/** Words of the groups of an organisation. */
export const groups = {
  title: 'Groups',
  empty: 'No groups yet.',
  fields: { name: 'Group', memberCnt: 'Members', permissionsCnt: 'Permissions', updatedAt: 'Edited' },
  create: 'Add group',
  created: 'Group added.',
  nameRequired: 'Please input group name.',
  rename: 'Rename',
  renamed: 'Group renamed.',
  remove: 'Delete',
  removed: 'Group deleted.',
  removeTitle: 'Delete {{name}}?',
  removeText: 'It has members: {{count}}. They lose what they have by it alone.',
  removeEmptyText: 'It has no members.',
  tabs: { members: 'Members', permissions: 'Permissions' },
  noMembers: 'No members yet. Add users to this group.',
  addMembers: 'Add members',
  addChosen: 'Add ({{number}})',
  removeMember: 'Remove from group',
  candidatesHint: 'Users of the role User who are not in this group. Other roles need no groups.',
  memberAdded: 'Added to the group.',
  memberRemoved: 'Removed from the group.',
  permissionsAdded: 'Permissions added.',
  permissionsRemoved: 'Permissions removed.',
  /** In the console, after permissions or members were added or removed (specification 2 section 8). */
  addSuccess: 'Add success',
  removeSuccess: 'Remove success',
} as const

/** The screens of this, with what their permissions open. */
export const groupScreens = {
  group: {
    name: 'Groups',
    read: 'Groups: see the groups, their members and permissions',
    write: 'Groups: add, change and delete',
  },
} as const

/** What the audit trail calls its calls. */
export const groupAudit = {
  groups: {
    create: 'Group added',
    rename: 'Group renamed',
    remove: 'Group deleted',
    addPermissions: 'Permissions added to a group',
    removePermissions: 'Permissions removed from a group',
    addMembers: 'Members added to a group',
    removeMembers: 'Members removed from a group',
  },
} as const

import type { groupAudit as groupAuditSource, groupScreens as groupScreensSource, groups as source } from '../en/groups'
import type { Translated } from '../translated'

export const groups: Translated<typeof source> = {
  title: '群组',
  empty: '尚无群组。',
  fields: { name: '群组', memberCnt: '成员数', permissionsCnt: '权限数', updatedAt: '编辑时间' },
  create: '添加群组',
  created: '群组已添加。',
  nameRequired: '请输入群组名称。',
  rename: '重命名',
  renamed: '群组已重命名。',
  remove: '删除',
  removed: '群组已删除。',
  removeTitle: '删除 {{name}}？',
  removeText: '该群组有成员：{{count}}。他们将失去仅由此群组获得的权限。',
  removeEmptyText: '该群组没有成员。',
  tabs: { members: '成员', permissions: '权限' },
  noMembers: '尚无成员。请将用户添加到此群组。',
  addMembers: '添加成员',
  addChosen: '添加（{{number}}）',
  removeMember: '移出群组',
  candidatesHint: '角色为“用户”且不在此群组中的成员。其他角色无需群组。',
  memberAdded: '已添加到群组。',
  memberRemoved: '已移出群组。',
  permissionsAdded: '权限已添加。',
  permissionsRemoved: '权限已移除。',
  addSuccess: '添加成功',
  removeSuccess: '移除成功',
}

export const groupScreens: Translated<typeof groupScreensSource> = {
  group: { name: '群组', read: '群组：查看群组及其成员和权限', write: '群组：添加、更改和删除' },
}

export const groupAudit: Translated<typeof groupAuditSource> = {
  groups: {
    create: '添加群组',
    rename: '重命名群组',
    remove: '删除群组',
    addPermissions: '为群组添加权限',
    removePermissions: '移除群组的权限',
    addMembers: '为群组添加成员',
    removeMembers: '移除群组的成员',
  },
}

import type { users as source } from '../en/users'
import type { Translated } from '../translated'

export const users: Translated<typeof source> = {
  title: '用户',
  empty: '尚无用户。请邀请他们。',
  fields: {
    nickname: '姓名',
    email: '电子邮箱',
    search: '姓名或邮箱',
    role: '角色',
    status: '状态',
    groups: '群组',
    group: '群组',
    lastActiveAt: '最近活动',
  },
  edit: '编辑用户',
  save: '保存',
  saved: '用户已保存。',
  suspend: '暂停',
  suspended: '用户已暂停。',
  suspendTitle: '暂停 {{name}}？',
  suspendText: '在恢复之前，该用户不能在此机构中工作。',
  suspendSeveral: '已选 {{number}} 人。在恢复之前，他们不能在此机构中工作。',
  resume: '恢复',
  resumed: '用户已恢复。',
  remove: '移除',
  removed: '用户已移除。',
  removeTitle: '移除 {{name}}？',
  removeText: '成员身份将终止，账户和审计记录会保留。',
  invite: '邀请成员',
  noGroups: '尚无群组。',
  sections: '用户管理的分区',
}

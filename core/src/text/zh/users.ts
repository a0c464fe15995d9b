import type { userAudit as userAuditSource, userScreens as userScreensSource, users as source } from '../en/users'
import type { Translated } from '../translated'

export const users: Translated<typeof source> = {
  title: '用户',
  empty: '尚无用户。请邀请他们。',
  fields: {
    nickname: '姓名',
    email: '电子邮箱',
    search: '姓名或邮箱',
    role: '角色',
    kind: '类别',
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
  suspendServiceText: '在恢复之前，其访问令牌将无法使用。',
  suspendSeveral: '已选 {{number}} 人。在恢复之前，他们不能在此机构中工作。',
  resume: '恢复',
  resumed: '用户已恢复。',
  remove: '移除',
  removed: '用户已移除。',
  removeTitle: '移除 {{name}}？',
  removeText: '成员身份将终止，账户和审计记录会保留。',
  removeServiceText: '其访问令牌将永久撤销，审计记录会保留。',
  invite: '邀请成员',
  service: {
    add: '添加服务账户',
    added: '服务账户已添加。请为其创建访问令牌。',
    name: '名称',
    nameHint: '用途，例如：定时导出。它只凭访问令牌工作，您离开后仍会继续。',
    nameRequired: '请输入名称',
    tokens: '令牌',
    tokensOf: '{{name}} 的访问令牌',
    hint: '供脚本使用：令牌代表服务账户操作，权限由您授予。{{name}} 的权限不超过其群组所授予的。',
    empty: '它没有令牌。',
  },
  noGroups: '尚无群组。',
  sections: '用户管理的分区',
}

export const userScreens: Translated<typeof userScreensSource> = {
  'user-management': {
    name: '用户管理',
    read: '用户管理：查看机构、审计记录和邮件',
    write: '用户管理：更改联系方式；应用权限文件',
  },
  user: { name: '用户', read: '用户：查看成员和邀请', write: '用户：邀请、更改、暂停和移除' },
}

export const userAudit: Translated<typeof userAuditSource> = {
  users: {
    save: '更改用户的角色或群组',
    suspend: '暂停用户',
    resume: '恢复用户',
    remove: '移除用户',
  },
}

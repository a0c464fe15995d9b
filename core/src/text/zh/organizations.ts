import type {
  organizationAudit as organizationAuditSource,
  organizationScreens as organizationScreensSource,
  organizations as source,
} from '../en/organizations'
import type { Translated } from '../translated'

export const organizations: Translated<typeof source> = {
  title: '机构',
  empty: '尚无机构。',
  fields: {
    name: '名称',
    type: '类型',
    status: '状态',
    admins: '管理员',
    memberCnt: '成员数',
    createdAt: '创建时间',
    phone: '电话',
    email: '电子邮箱',
    townCouncils: '服务的市镇会',
  },
  create: '新建机构',
  created: '机构已创建。',
  nameRequired: '请输入机构名称。',
  rename: '重命名',
  renamed: '机构已重命名。',
  suspend: '暂停',
  suspended: '机构已暂停。',
  suspendTitle: '暂停 {{name}}？',
  suspendText: '成员：{{count}}。他们将不能再在该机构中工作，其访问令牌和邀请也将被拒绝。其电梯保持不变。',
  resume: '恢复',
  resumed: '机构已恢复。',
  resumeTitle: '恢复 {{name}}？',
  resumeText: '成员：{{count}}。他们可以重新在该机构中工作。',
  inviteAdmin: '邀请管理员',
  adminInvited: '邀请已发送。',
  contact: '联系方式',
  saveContact: '保存联系方式',
  contactSaved: '联系方式已保存。',
  phoneWrong: '请输入电话号码，例如 +65 6123 4567',
  sections: '机构的分区',
  saveCouncils: '保存市镇会',
  councilsSaved: '市镇会已保存。',
  noCouncils: '尚无市镇会。',
  tabs: {
    admins: '管理员',
    members: '成员',
    invitations: '邀请记录',
    contact: '联系方式',
    sight: '可见范围',
  },
  sight: {
    LIFTWATCH: '所有电梯。',
    LIFT_COMPANY: '其维保的电梯。',
    LMD_VENDOR: '其监测装置及相关电梯。',
    MANAGEMENT_AGENT: '其管理的楼宇的电梯。',
    TOWN_COUNCIL: '其市镇会的电梯。',
    EMSU: '其服务的市镇会的电梯。',
    BCA: '所有电梯，仅可查看。',
  },
  types: {
    title: '机构类型',
    fields: { type: '类型', organizationCnt: '机构数', permissionsCnt: '权限数', editTime: '编辑时间' },
    byDefault: '默认',
    hint: '该类型的机构最多可拥有的权限。更改立即对所有此类机构生效。',
    fixed: '此类型的权限不可更改。',
    loadFailed: '机构类型无法加载',
  },
}

export const organizationScreens: Translated<typeof organizationScreensSource> = {
  organization: { name: '机构', read: '机构：查看列表、详情和类型', write: '机构：创建、重命名、暂停；更改类型和合约' },
}

export const organizationAudit: Translated<typeof organizationAuditSource> = {
  organizations: {
    select: '选择机构',
    create: '创建机构',
    rename: '重命名机构',
    suspend: '暂停机构',
    resume: '恢复机构',
    saveContact: '保存机构联系方式',
    saveCouncils: '保存 EMSU 服务的市镇会',
  },
  organizationTypes: {
    addPermissions: '为机构类型添加权限',
    removePermissions: '移除机构类型的权限',
  },
  organizationRules: { save: '更改登录规则' },
}

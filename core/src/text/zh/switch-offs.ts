import type { Translated } from '../translated'
import type {
  switchOffAudit as switchOffAuditSource,
  switchOffScreens as switchOffScreensSource,
  switchOffs as source,
} from '../en/switch-offs'

export const switchOffs: Translated<typeof source> = {
  title: '计划停梯',
  empty: '没有计划停梯。',
  create: '安排计划停梯',
  edit: '编辑',
  save: '保存',
  saved: '成功',
  planned: '已安排。',
  plannedBefore: '此前已安排。',
  ask: '要保存此项吗？',
  switchOn: '启用',
  switchedOn: '已启用。',
  cancel: '取消计划停梯',
  cancelled: '已取消。',
  name: '{{lift}} 的计划停梯',
  tabs: { OPEN: '未结', CLOSED: '已关闭', DELAY: '延误', HISTORY: '历史' },
  sections: { plan: '计划停梯', lift: '电梯', course: '经过' },
  fields: {
    status: '状态',
    offAt: '停用时间',
    onAt: '启用时间',
    switchOnAt: '实际启用时间',
    duration: '时长',
    delay: '延误',
    report: '报告',
    tel: '电话',
    author: '计划人',
    switchedOnBy: '启用人',
    cancelledBy: '取消人',
    lastEditor: '最后更改人',
    createdAt: '计划时间',
    cancelledAt: '取消时间',
    cancelReason: '原因',
  },
  offDays: '停用时间',
  offFrom: '停用自',
  offUntil: '停用至',
  timeHint: '日期和时间，精确到分钟。',
  required: {
    lift: '请选择电梯。',
    report: '请输入报告说明。',
    time: '请选择时间。',
    reason: '请输入原因',
  },
  hasOne: '已有计划',
  timesFixed: '停用时间已到：只能更改报告。',
  day: '日期',
  hour: '时',
  minute: '分',
  lookFor: '查找电梯',
  noLift: '没有此电梯。',
  mark: '已停用',
  markBrief: '停用',
}

export const switchOffScreens: Translated<typeof switchOffScreensSource> = {
  'oms-schedule': { name: '计划停梯', read: '计划停梯：查看列表和详情', write: '计划停梯：安排、更改和恢复运行' },
}

export const switchOffAudit: Translated<typeof switchOffAuditSource> = {
  switchOffs: {
    create: '已安排计划停梯',
    edit: '已编辑计划停梯',
    switchOn: '已启用电梯',
    cancel: '已取消计划停梯',
  },
}

import type { permissions as source } from '../en/permissions'
import type { Translated } from '../translated'

const read: Translated<typeof source>['read'] = {
  home: '首页：数据与最新警报，以其他权限可见者为限',
  'lift-fault': '电梯故障：查看列表和详情',
  'passenger-trap': '困人：查看列表和详情',
  rbe: '楼宇警报：查看列表',
  lifts: '电梯：查看列表、详情和遥测数据',
  building: '楼宇：查看列表、详情和地图',
  lmd: '监测装置：查看列表和详情',
  'lm-schedule': '保养计划：查看日历',
  'lm-checker': '保养检查：查看检查',
  'oms-schedule': '计划停梯：查看列表和详情',
  'case-management': '个案：查看列表和详情',
  mcr: '每月投诉：查看和导出报表',
  mar: '每月警报：查看和导出报表',
  plr: '问题电梯：查看和导出报表',
  mptr: '每月困人：查看和导出报表',
  dbr: '每日故障：查看和导出报表',
  mbr: '每月故障：查看和导出报表',
  'breakdown-code-summary-report': '故障代码汇总：查看和导出报表',
  dcr: '每日投诉：查看和导出报表',
  tcmr_tcmr: '市镇会管理：查看和导出报表',
  w_lm_r: '每周电梯保养：查看和导出报表',
  clr: '频发故障电梯：查看和导出报表',
  organization: '机构：查看列表、详情和类型',
  'user-management': '用户管理：查看机构、审计记录和邮件',
  user: '用户：查看成员和邀请',
  group: '群组：查看群组及其成员和权限',
  dashboard: '仪表板：打开外部仪表板',
}

const write: Translated<typeof source>['write'] = {
  'lift-fault': '电梯故障：确认和报告',
  'passenger-trap': '困人：确认和报告',
  lmd: '监测装置：签发令牌',
  'lm-schedule': '保养计划：更改日期',
  'lm-checker': '保养检查：填写备注',
  'oms-schedule': '计划停梯：安排、更改和恢复运行',
  'case-management': '个案：登记和更改',
  organization: '机构：创建、重命名、暂停；更改类型和合约',
  'user-management': '用户管理：更改联系方式；应用权限文件',
  user: '用户：邀请、更改、暂停和移除',
  group: '群组：添加、更改和删除',
}

const editor: Translated<typeof source>['editor'] = {
  search: '搜索权限',
  available: '可添加',
  granted: '已授予',
  count: '{{number}} / {{total}}',
  ticked: '已勾选：{{number}}',
  add: '添加',
  addAll: '全部添加',
  remove: '移除',
  removeAll: '全部移除',
  none: '无',
  keys: '方向键在列表中移动，空格键勾选，回车键移动已勾选项。',
  loadFailed: '权限无法加载',
}

export const permissions: Translated<typeof source> = {
  read,
  write,
  nothing: '尚未开放任何功能',
  nothingOn: '{{screen}}：尚未开放任何功能',
  editor,
}

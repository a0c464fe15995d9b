import type { Translated } from '../translated'
import type { trapAudit as trapAuditSource, trapScreens as trapScreensSource, traps as source } from '../en/traps'

export const traps: Translated<typeof source> = {
  none: '没有困人事件。',
  company: '公司',
  team: '队伍',
  teamRequired: '请输入队伍',
  correctTeam: '更正队伍',
  teamCorrected: '队伍已更正。',
  newTeam: {
    title: '新队伍？',
    text: '“{{name}}”不在曾派出的队伍中。若是新队伍，今后将供所有操作员选择。',
    brief: '新队伍“{{name}}”？此前从未派出；此后会提供给所有操作员选择。',
    option: '新队伍“{{name}}”…',
    confirm: '{{action}}：新队伍',
    cancel: '另选队伍',
  },
  trap: '困人',
  back: '所有困人',
  loadFailed: '困人记录无法加载',
  arrive: '救援队到场',
  setTime: '被困起始时间',
  clearTime: '困人解除时间',
  liftFaultCnt: '电梯故障数',
  related: '相关电梯故障',
  noRelated: '困人前后没有电梯故障。',
  code: '代码',
  lane: {
    title: '被困乘客',
    none: '目前没有已知的被困乘客。',
    unknown: '目前无法得知是否有人被困。',
    mayBe: '可能有乘客被困。',
    unknownSince: '自 {{at}} 起情况不明，可能有乘客被困。',
    awaiting: '未确认',
    acknowledged: '{{name}} 于 {{at}} 确认：{{team}}',
    onSite: '{{after}}后救援队到场',
    ended: '{{after}}后警报结束',
    reported: '{{words}}：{{name}}，{{at}}',
    sinceCall: '求助至今',
    target: '目标：{{minutes}} 分钟',
    over: '超过 {{minutes}} 分钟目标 {{over}}',
    more: '另有 {{number}} 项：打开列表',
    count: '{{state}}：{{number}}',
    show: '全部显示',
    hide: '收起',
  },
}

export const trapScreens: Translated<typeof trapScreensSource> = {
  'passenger-trap': { name: '困人', read: '困人：查看列表和详情', write: '困人：确认和报告' },
}

export const trapAudit: Translated<typeof trapAuditSource> = {
  passengerTraps: {
    acknowledge: '确认困人',
    takeBack: '撤回困人的确认',
    correctTeam: '更正困人队伍',
    arrive: '困人：人员到场',
    report: '报告困人',
  },
}

import type { Translated } from '../translated'
import type { traps as source } from '../en/traps'

export const traps: Translated<typeof source> = {
  empty: '目前没有困人记录。',
  company: '公司',
  team: '队伍',
  teams: '曾派出的队伍',
  teamRequired: '请输入队伍',
  trap: '困人',
  back: '所有困人',
  loadFailed: '困人记录无法加载',
  setTime: '困人触发时间',
  clearTime: '困人解除时间',
  liftFaultCnt: '电梯故障数',
  related: '相关电梯故障',
  noRelated: '困人前后没有电梯故障。',
  code: '代码',
  lane: {
    title: '被困乘客',
    none: '目前没有已知的被困乘客。',
    unknown: '目前无法得知是否有人被困。',
    unknownSince: '自 {{at}} 起情况不明，请勿认为无人被困。',
    awaiting: '等待确认',
    acknowledged: '{{name}} 于 {{at}} 确认：{{team}}',
    onSite: '{{after}}后人员到场',
    ended: '{{after}}后警报结束',
    reported: '已报告',
    sinceCall: '求助至今',
    target: '目标：{{minutes}} 分钟',
    over: '超过 {{minutes}} 分钟目标 {{over}}',
    more: '另有 {{number}} 项：打开列表',
  },
}

import type { Translated } from '../translated'
import type { overview as source } from '../en/overview'

export const overview: Translated<typeof source> = {
  title: '总览',
  fields: { what: '事项', where: '位置', since: '已等待', about: '内容' },
  more: '另有 {{number}} 项：{{part}}',
  inLane: '只有上方所列的困人；按 {{key}} 打开。',
  places: { townCouncils: '市镇会', liftCompanies: '电梯公司', faults: '故障', traps: '困人' },
  placesNone: '各处均无未关闭的电梯故障或困人事件。',
  trend: {
    title: '近 24 小时',
    figures: '共 {{total}}，每小时最多 {{most}}',
    unknown: '近 24 小时：目前不明。',
  },
  health: {
    title: '服务器',
    clockAgrees: '时钟一致',
    clockBehind: '本机时钟慢 {{by}}',
    clockAhead: '本机时钟快 {{by}}',
    devicesInTime: '装置消息及时',
    devicesDelayed: '装置消息延迟 {{delay}}',
  },
}

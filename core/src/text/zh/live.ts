import type { Translated } from '../translated'
import type { live as source } from '../en/live'

export const live: Translated<typeof source> = {
  staleSince: '自 {{at}} 起与服务器失去联系，所显示内容可能已过时。',
  polling: '无法获得实时更新，改为每 5 秒轮询。',
  stopped: '连续 {{failures}} 次失败后已停止刷新，显示内容截至 {{at}}。服务器恢复后会自动继续。',
  age: '{{age}}前',
  ingestDelayed: '装置消息延迟 {{delay}}：新警报会迟到。',
  nowAt: '现在连接到 {{server}}。',
  never: '服务器尚未答复。',
}

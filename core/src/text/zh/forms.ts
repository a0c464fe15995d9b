import type { forms as english } from '../en/forms'
import type { Translated } from '../translated'

export const forms: Translated<typeof english> = {
  wrong: '请更正此项',
  tooLong: '请输入最多 {{max}} 个字符',
  tooShort: '请输入至少 {{min}} 个字符',
  atMost: '请输入不大于 {{max}} 的数',
  atLeast: '请输入不小于 {{min}} 的数',
  counter: '{{used}} / {{max}}',
  offered: { 'technician-codes': '代码', teams: '曾派出的队伍' },
  failed: '失败！',
}

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
  meanwhile: '在您编辑期间，{{name}} 于 {{at}} 更改了此记录。您输入的内容仍在。',
  nowIs: '{{label}}现为：{{value}}',
  keepMine: '继续使用我的更改',
  dropMine: '放弃我的更改',
}

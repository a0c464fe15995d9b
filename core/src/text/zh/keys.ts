import type { Translated } from '../translated'
import type { keys as source } from '../en/keys'

export const keys: Translated<typeof source> = {
  title: '键盘',
  lists: '列表与详情',
  screens: '前往页面：依次按两个键',
  actions: {
    next: '下一行',
    previous: '上一行',
    open: '打开该行',
    back: '离开输入框；关闭详情，或返回列表',
    tick: '勾选该行',
    undo: '10 秒内撤回上一次确认',
    letIn: '显示新的行',
    filter: '前往筛选',
    help: '显示这些按键',
  },
  letters: '启用键盘快捷键',
  hint: '在输入框中输入时，快捷键不起作用。此选择保存在本浏览器中。',
}

import type { permissions as source } from '../en/permissions'
import type { Translated } from '../translated'

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
  nothing: '尚未开放任何功能',
  nothingOn: '{{screen}}：尚未开放任何功能',
  editor,
}

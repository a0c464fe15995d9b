import type { Translated } from '../translated'
import type { rbes as source } from '../en/rbes'

export const rbes: Translated<typeof source> = {
  empty: '没有符合条件的楼宇警报。请清除筛选，或选择其他标签。',
  errorCode: '错误代码',
}

import type { Translated } from '../translated'
import type { rbes as source } from '../en/rbes'

export const rbes: Translated<typeof source> = {
  none: '没有楼宇警报。',
  errorCode: '错误代码',
}

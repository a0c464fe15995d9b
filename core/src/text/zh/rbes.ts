import type { Translated } from '../translated'
import type { rbeScreens as rbeScreensSource, rbes as source } from '../en/rbes'

export const rbes: Translated<typeof source> = {
  none: '没有楼宇警报。',
  errorCode: '错误代码',
}

export const rbeScreens: Translated<typeof rbeScreensSource> = {
  rbe: { name: '楼宇警报', read: '楼宇警报：查看列表' },
}

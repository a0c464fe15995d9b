import type { Translated } from '../translated'
import type { dashboardScreens as dashboardScreensSource, dashboards as source } from '../en/dashboards'

export const dashboards: Translated<typeof source> = {
  failed: '失败',
  reload: '重新加载',
  loading: '正在登录 {{name}}',
  loggedOut: '已登出，将在 {{seconds}} 秒内重新登录。',
  none: '没有仪表板',
  noneHint: '此服务器未配置仪表板。',
}

export const dashboardScreens: Translated<typeof dashboardScreensSource> = {
  dashboard: { name: '仪表板', read: '仪表板：打开外部仪表板' },
}

import type { Translated } from '../translated'
import type { session as source } from '../en/session'

export const session: Translated<typeof source> = {
  product: 'Liftwatch',
  login: '登录',
  logout: '退出登录',
  logoutSuccess: '退出成功。',
  logoutFailed: '退出失败。',
  email: '电子邮箱',
  password: '密码',
  rememberMe: '记住我',
  emailRequired: '请输入电子邮箱',
  emailInvalid: '请输入有效的电子邮箱',
  passwordRequired: '请输入密码',
  chooseOrganization: '选择机构',
  switchOrganization: '切换机构',
  noOrganization: '您还不是任何机构的成员，请联系管理员邀请您。',
  mayNotSee: '您不能查看{{name}}。',
  mayNoLongerSee: '您不能再查看{{name}}。',
  accessChanged: '您的权限已变更',
  logoutQuestion: '退出登录？',
  accessEnded: '您对 {{name}} 的访问权限已结束。',
  chooseOther: '请选择其他机构以继续。',
  expired: '会话已结束，请重新登录以继续。',
}

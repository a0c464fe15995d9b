import type { Translated } from '../translated'
import type { mail as source } from '../en/mail'

export const mail: Translated<typeof source> = {
  resetSubject: '重设您的 Liftwatch 密码',
  reset: '有人请求重设 {{email}} 的 Liftwatch 密码。请在此设置新密码：',
  resetNotAsked: '如果不是您本人，请忽略此邮件，您的密码不会改变。',
  inviteSubject: '{{organization}} 邀请您使用 Liftwatch',
  invite: '{{inviter}} 邀请 {{email}} 在 Liftwatch 上加入 {{organization}}。请在此加入：',
  inviteNotAsked: '如果您并不知情，请忽略此邮件；只有打开链接才会加入。',
  linkExpires: '链接只能使用一次，有效期至 {{expiresAt}}（{{timeZone}}）。',
  secondFactorOnSubject: '两步登录已启用',
  secondFactorOn: '{{email}} 的 Liftwatch 两步登录已于 {{at}}（{{timeZone}}）启用。',
  secondFactorOffSubject: '两步登录已停用',
  secondFactorOff: '{{email}} 的 Liftwatch 两步登录已于 {{at}}（{{timeZone}}）停用。',
  secondFactorResetSubject: '两步登录已重置',
  secondFactorReset: '{{doer}} 已于 {{at}}（{{timeZone}}）重置 {{email}} 的 Liftwatch 两步登录。您的所有会话均已结束。',
  recoveryCodeSubject: '恢复码已使用',
  recoveryCode: '{{email}} 的一个 Liftwatch 恢复码已于 {{at}}（{{timeZone}}）使用。剩余恢复码：{{left}}。',
  cases: {
    createdSubject: '个案 {{caseNo}}：{{lift}}，{{subcategory}}',
    created: '您维保的一部电梯有新登记的个案。',
    reopenedSubject: '个案 {{caseNo}} 已重新打开：{{lift}}',
    reopened: '关于您维保的一部电梯的个案已重新打开。',
    completedSubject: '个案 {{caseNo}} 已完成：{{lift}}',
    completed: '关于您的一部电梯的个案已处理完成。请查看，并关闭或重新打开该个案。',
    about: '个案 {{caseNo}} · {{priority}} · {{subcategory}}\n电梯 {{lift}}，{{address}}',
  },
  switchOffs: {
    overdueSubject: '电梯 {{lift}} 仍处于停用状态',
    overdue: '计划停梯已到期，但电梯尚未启用。',
    about: '电梯 {{lift}}，{{address}}\n自 {{offAt}} 停用，计划于 {{onAt}} 启用（{{timeZone}}）。',
  },
  notYou: '如果不是您本人操作，请立即更改密码并联系管理员。',
}

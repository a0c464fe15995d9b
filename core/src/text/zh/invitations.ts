import type { invitationAudit as invitationAuditSource, invitations as source } from '../en/invitations'
import type { Translated } from '../translated'

export const invitations: Translated<typeof source> = {
  title: '邀请',
  empty: '尚无邀请。',
  fields: {
    createdAt: '创建时间',
    type: '类型',
    email: '电子邮箱',
    role: '角色',
    groups: '群组',
    status: '状态',
    invitedByName: '邀请人',
    expiresAt: '到期时间',
    usedAt: '使用时间',
    revokedAt: '撤销时间',
  },
  revoke: '撤销',
  revoked: '邀请已撤销。',
  revokeTitle: '撤销对 {{name}} 的邀请？',
  revokeText: '其链接将失效，邀请仍保留在记录中。',
}

export const invitationAudit: Translated<typeof invitationAuditSource> = {
  invitations: { revoke: '撤销邀请', tryJoin: '通过邀请加入' },
}

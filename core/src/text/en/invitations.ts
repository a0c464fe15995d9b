/** Words of invitations and of what became of them. */
export const invitations = {
  title: 'Invitations',
  empty: 'No invitations yet.',
  fields: {
    createdAt: 'Created',
    type: 'Type',
    email: 'E-mail',
    role: 'Role',
    groups: 'Groups',
    status: 'Status',
    invitedByName: 'Invited by',
    expiresAt: 'Expires',
    usedAt: 'Used',
    revokedAt: 'Revoked',
  },
  revoke: 'Revoke',
  revoked: 'Invitation revoked.',
  revokeTitle: 'Revoke the invitation of {{name}}?',
  revokeText: 'Its link no longer works. The invitation stays in the history.',
} as const

/** What the audit trail calls its calls. */
export const invitationAudit = {
  invitations: { revoke: 'Invitation revoked', tryJoin: 'Joined by an invitation' },
} as const

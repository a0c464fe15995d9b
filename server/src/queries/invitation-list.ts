import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import {
  invitationFilter,
  type InvitationRow,
  type InvitationStatus,
} from '@liftwatch/core/contract/accounts/invitations'
import { invitationStatusAt } from '@liftwatch/core/domain/invitations'
import type { ListQuery } from './list-query'

interface InvitationReader {
  readonly organization: { readonly id: string }
  readonly at: number
}

/** As `invitationStatusAt` says it of a row. */
function isStatus(status: InvitationStatus, at: number): SQL {
  const isLeft = sql`invitation.used_at IS NULL AND invitation.revoked_at IS NULL`
  const conditions: Record<InvitationStatus, SQL> = {
    JOINED: sql`invitation.used_at IS NOT NULL`,
    REVOKED: sql`invitation.used_at IS NULL AND invitation.revoked_at IS NOT NULL`,
    OPEN: sql`${isLeft} AND invitation.expires_at > ${at}`,
    EXPIRED: sql`${isLeft} AND invitation.expires_at <= ${at}`,
  }
  return conditions[status]
}

/** The groups of an invitation that are there still. */
const groupsOfInvitation = sql`
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', user_group.id, 'name', user_group.name) ORDER BY user_group.name)
    FROM user_group WHERE user_group.id = ANY(invitation.group_ids)), '[]')`

/** The invitations into an organisation, those that are over too. */
export function invitationList({
  organization,
  at,
}: InvitationReader): ListQuery<InvitationRow, z.output<typeof invitationFilter>, 'createdAt'> {
  return {
    columns: {
      id: sql`invitation.id`,
      createdAt: sql`invitation.created_at`,
      email: sql`invitation.email`,
      role: sql`invitation.role`,
      groups: groupsOfInvitation,
      invitedByName: sql`coalesce(inviter.nickname, '')`,
      expiresAt: sql`invitation.expires_at`,
      usedAt: sql`invitation.used_at`,
      revokedAt: sql`invitation.revoked_at`,
    },
    filter: invitationFilter,
    searched: sql`invitation`,
    shown: sql`LEFT JOIN app_user inviter ON inviter.id = invitation.invited_by`,
    id: sql`invitation.id`,
    inSight: sql`invitation.organization_id = ${organization.id}`,
    conditions: ({ status }) => [status ? isStatus(status, at) : undefined],
    orders: { createdAt: sql`invitation.created_at` },
    toRow: (row: Omit<InvitationRow, 'type' | 'status'>) => ({
      ...row,
      type: row.usedAt === null ? 'INVITE' : 'JOIN',
      status: invitationStatusAt(row, at),
    }),
  }
}

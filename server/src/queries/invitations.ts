import { sql } from 'drizzle-orm'
import type { Invitation } from '@liftwatch/core/contract/accounts/accounts'
import type { OwnInvitation } from '@liftwatch/core/contract/accounts/invitations'
import type { Database } from '../db/connect'
import { invitation } from '../db/schema/accounts'
import { inSlices } from './in-slices'
import { findRow, listRows } from './rows'

type NewInvitation = typeof invitation.$inferInsert

export async function insertInvitations(tx: Database, invitations: readonly NewInvitation[]): Promise<void> {
  for (const slice of inSlices(invitations)) await tx.insert(invitation).values(slice)
}

/** An invitation that can be used, with what it says. */
export interface OpenInvitation extends Invitation {
  readonly id: string
  readonly groupIds: string[]
}

const isOpen = (at: number) => sql`used_at IS NULL AND revoked_at IS NULL AND expires_at > ${at}`

/** By the hash of its link's token, or by its id for a user whose address it is. */
export type InvitationProof = { readonly tokenHash: Buffer } | { readonly id: string; readonly email: string }

const organizationNamed = sql`
  jsonb_build_object('id', organization.id, 'name', organization.name, 'type', organization.type)`

/** What an invitation says; nothing, where it is unknown, used, revoked, too old, or its organisation suspended. */
export function findInvitation(tx: Database, proof: InvitationProof, at: number): Promise<OpenInvitation | undefined> {
  const isIt =
    'tokenHash' in proof
      ? sql`invitation.token_hash = ${proof.tokenHash}`
      : sql`invitation.id = ${proof.id} AND invitation.email = ${proof.email}`
  return findRow<OpenInvitation>(
    tx,
    sql`
      SELECT invitation.id, invitation.email, invitation.role, invitation.group_ids AS "groupIds",
        invitation.expires_at AS "expiresAt",
        ${organizationNamed} AS organization,
        EXISTS (SELECT FROM app_user WHERE app_user.name = invitation.email) AS "hasAccount"
      FROM invitation
      JOIN organization ON organization.id = invitation.organization_id AND organization.status = 'ACTIVE'
      WHERE ${isIt} AND ${isOpen(at)}`,
  )
}

/** The open invitations to an address, where its user is no member already. */
export function listOwnInvitations(
  tx: Database,
  { userId, email }: { readonly userId: string; readonly email: string },
  at: number,
): Promise<OwnInvitation[]> {
  return listRows<OwnInvitation>(
    tx,
    sql`
      SELECT invitation.id, ${organizationNamed} AS organization, invitation.role, invitation.expires_at AS "expiresAt"
      FROM invitation
      JOIN organization ON organization.id = invitation.organization_id AND organization.status = 'ACTIVE'
      WHERE invitation.email = ${email} AND ${isOpen(at)} AND NOT EXISTS (SELECT FROM membership
        WHERE membership.user_id = ${userId} AND membership.organization_id = invitation.organization_id)
      ORDER BY invitation.created_at DESC, invitation.id`,
  )
}

/** Uses an invitation up, if it is for this address; of two at once only one gets it. */
export async function takeInvitation(tx: Database, id: string, email: string, at: number): Promise<boolean> {
  const taken = await findRow(
    tx,
    sql`UPDATE invitation SET used_at = ${at} WHERE id = ${id} AND email = ${email} AND ${isOpen(at)} RETURNING email`,
  )
  return taken !== undefined
}

/** Takes back what was sent to these addresses before: a new invitation replaces it. */
export async function replaceOpenInvitations(
  tx: Database,
  organizationId: string,
  emails: readonly string[],
  at: number,
): Promise<void> {
  await tx.execute(sql`
    UPDATE invitation SET revoked_at = ${at}
    WHERE organization_id = ${organizationId} AND email = ANY(${sql.param([...emails])}::text[]) AND ${isOpen(at)}`)
}

/** Takes invitations back that are open. */
export async function revokeInvitations(tx: Database, ids: readonly string[], at: number): Promise<void> {
  await tx.execute(sql`
    UPDATE invitation SET revoked_at = ${at} WHERE id = ANY(${sql.param([...ids])}::uuid[]) AND ${isOpen(at)}`)
}

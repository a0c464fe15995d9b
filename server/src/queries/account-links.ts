import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Invitation } from '@liftwatch/core/contract/accounts/accounts'
import type { Database } from '../db/connect'
import { accountLink } from '../db/schema/accounts'
import { findRow } from './rows'

type NewLink = typeof accountLink.$inferInsert

export async function insertLinks(tx: Database, links: readonly NewLink[]): Promise<void> {
  if (links.length > 0) await tx.insert(accountLink).values([...links])
}

export async function deleteOldLinks(tx: Database, before: number): Promise<void> {
  await tx.delete(accountLink).where(lt(accountLink.expiresAt, before))
}

/** How many reset links were made for an address since an instant. */
export async function countResetLinks(tx: Database, email: string, since: number): Promise<number> {
  const row = await findRow<{ count: number }>(
    tx,
    sql`SELECT count(*) AS count FROM account_link WHERE kind = 'RESET' AND email = ${email} AND created_at > ${since}`,
  )
  return row!.count
}

/** Whose password a reset link may set; no one's, where it is unknown, used or too old. */
export function findResetEmail(tx: Database, tokenHash: Buffer, at: number): Promise<{ email: string } | undefined> {
  return findRow<{ email: string }>(
    tx,
    sql`
      SELECT email FROM account_link
      WHERE token_hash = ${tokenHash} AND kind = 'RESET' AND used_at IS NULL AND expires_at > ${at}`,
  )
}

/** Uses a reset link up; of two at once only one gets it. */
export async function takeResetLink(tx: Database, tokenHash: Buffer, at: number): Promise<boolean> {
  const taken = await findRow(
    tx,
    sql`
      UPDATE account_link SET used_at = ${at}
      WHERE token_hash = ${tokenHash} AND kind = 'RESET' AND used_at IS NULL AND expires_at > ${at} RETURNING email`,
  )
  return taken !== undefined
}

/** Uses up every reset link of an address: its password has just been set. */
export async function endResetLinks(tx: Database, email: string, at: number): Promise<void> {
  await tx.execute(
    sql`UPDATE account_link SET used_at = ${at} WHERE kind = 'RESET' AND email = ${email} AND used_at IS NULL`,
  )
}

/** What an invitation says; nothing, where it is unknown, used, too old, or its organisation suspended. */
export function findInvitation(tx: Database, tokenHash: Buffer, at: number): Promise<Invitation | undefined> {
  return findRow<Invitation>(
    tx,
    sql`
      SELECT account_link.email, account_link.role, account_link.expires_at AS "expiresAt",
        jsonb_build_object('id', organization.id, 'name', organization.name, 'type', organization.type) AS organization,
        EXISTS (SELECT FROM app_user WHERE app_user.name = account_link.email) AS "hasAccount"
      FROM account_link
      JOIN organization ON organization.id = account_link.organization_id AND organization.status = 'ACTIVE'
      WHERE account_link.token_hash = ${tokenHash} AND account_link.kind = 'INVITE' AND account_link.used_at IS NULL
        AND account_link.expires_at > ${at}`,
  )
}

/** Uses an invitation up, if it is for this address; of two at once only one gets it. */
export async function takeInvitation(tx: Database, tokenHash: Buffer, email: string, at: number): Promise<boolean> {
  const taken = await findRow(
    tx,
    sql`
      UPDATE account_link SET used_at = ${at}
      WHERE token_hash = ${tokenHash} AND kind = 'INVITE' AND email = ${email} AND used_at IS NULL AND expires_at > ${at}
      RETURNING email`,
  )
  return taken !== undefined
}

/** Takes back what was sent to these addresses before: a new invitation replaces it. */
export async function deleteOpenInvitations(
  tx: Database,
  organizationId: string,
  emails: readonly string[],
): Promise<void> {
  const ofThese = and(
    eq(accountLink.kind, 'INVITE'),
    eq(accountLink.organizationId, organizationId),
    inArray(accountLink.email, [...emails]),
    sql`${accountLink.usedAt} IS NULL`,
  )
  if (emails.length > 0) await tx.delete(accountLink).where(ofThese)
}

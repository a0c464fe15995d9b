import { lt, sql } from 'drizzle-orm'
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

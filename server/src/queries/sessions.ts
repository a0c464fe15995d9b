import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { session } from '../db/schema/sessions'

export type NewSession = typeof session.$inferInsert

export async function insertSession(tx: Database, row: NewSession): Promise<void> {
  await tx.insert(session).values(row)
}

export async function deleteSession(tx: Database, tokenHash: Buffer): Promise<void> {
  await tx.delete(session).where(eq(session.tokenHash, tokenHash))
}

/** Notes that a session is in use, and of the user that it is about. */
export async function touchSession(tx: Database, tokenHash: Buffer, at: number): Promise<void> {
  await tx.execute(sql`
    WITH touched AS (UPDATE session SET last_seen_at = ${at} WHERE token_hash = ${tokenHash} RETURNING user_id)
    UPDATE app_user SET last_active_at = ${at} FROM touched WHERE app_user.id = touched.user_id`)
}

export async function setSessionOrganization(tx: Database, tokenHash: Buffer, organizationId: string): Promise<void> {
  await tx.update(session).set({ organizationId }).where(eq(session.tokenHash, tokenHash))
}

/** Ends all sessions of a user, but the one that is kept. */
export async function deleteSessionsOf(tx: Database, userId: string, keptId: string | null): Promise<void> {
  await tx.execute(sql`DELETE FROM session WHERE user_id = ${userId} AND id IS DISTINCT FROM ${keptId}::uuid`)
}

export async function deleteExpiredSessions(tx: Database, at: number): Promise<void> {
  await tx.delete(session).where(lt(session.expiresAt, at))
}

import { eq, sql } from 'drizzle-orm'
import { sessionIdleMs, sessionRememberedIdleMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { session } from '../db/schema/sessions'
import { findRow } from './rows'

/** When a session ends by itself: at its last moment, or before it once nothing has been asked of it for too long. */
export const sessionEndsAt = sql`
  least(session.expires_at, session.last_seen_at
    + CASE WHEN session.is_remembered THEN ${sessionRememberedIdleMs}::bigint ELSE ${sessionIdleMs}::bigint END)`

export type NewSession = typeof session.$inferInsert

export async function insertSession(tx: Database, row: NewSession): Promise<void> {
  await tx.insert(session).values(row)
}

/** Whose a session was that has ended, and the organisation that it was in. */
export interface EndedSession {
  readonly userId: string
  readonly nickname: string
  readonly organization: { readonly id: string } | null
}

/** Whose a session is. */
export function findSessionUser(
  tx: Database,
  tokenHash: Buffer,
): Promise<Pick<EndedSession, 'userId' | 'nickname'> | undefined> {
  return findRow(
    tx,
    sql`
      SELECT app_user.id AS "userId", app_user.nickname
      FROM session JOIN app_user ON app_user.id = session.user_id WHERE session.token_hash = ${tokenHash}`,
  )
}

/** @param organizationId the one that its user was at work in, if it is a member; else the one that was chosen last counts */
export function deleteSession(
  tx: Database,
  tokenHash: Buffer,
  organizationId: string | undefined,
): Promise<EndedSession | undefined> {
  const worksIn = sql`coalesce((SELECT organization_id FROM membership WHERE membership.user_id = session.user_id
    AND organization_id = ${organizationId ?? null}::uuid), session.organization_id)`
  return findRow<EndedSession>(
    tx,
    sql`
      DELETE FROM session USING app_user WHERE session.token_hash = ${tokenHash} AND app_user.id = session.user_id
      RETURNING app_user.id AS "userId", app_user.nickname,
        CASE WHEN ${worksIn} IS NOT NULL THEN jsonb_build_object('id', ${worksIn}) END AS organization`,
  )
}

/**
 * Notes that sessions are in use, and of their users that they are about. What someone else is just writing is passed over: it is noted with
 * the next use, and two servers that note many at once do not wait for each other.
 */
export async function touchSessions(tx: Database, tokenHashes: readonly Buffer[], at: number): Promise<void> {
  await tx.execute(sql`
    WITH used AS (SELECT token_hash, user_id FROM session WHERE token_hash = ANY(${sql.param([...tokenHashes])}::bytea[])
        FOR NO KEY UPDATE SKIP LOCKED),
      touched AS (UPDATE session SET last_seen_at = ${at} FROM used WHERE session.token_hash = used.token_hash),
      people AS (SELECT id FROM app_user WHERE id IN (SELECT user_id FROM used) FOR NO KEY UPDATE SKIP LOCKED)
    UPDATE app_user SET last_active_at = ${at} FROM people WHERE app_user.id = people.id`)
}

export async function setSessionOrganization(tx: Database, tokenHash: Buffer, organizationId: string): Promise<void> {
  await tx.update(session).set({ organizationId }).where(eq(session.tokenHash, tokenHash))
}

/** Ends all sessions of a user, except one; answers how many. */
export async function deleteSessionsOf(tx: Database, userId: string, exceptId: string | null): Promise<number> {
  const ended = await tx.execute(
    sql`DELETE FROM session WHERE user_id = ${userId} AND id IS DISTINCT FROM ${exceptId}::uuid`,
  )
  return ended.rowCount ?? 0
}

export async function deleteExpiredSessions(tx: Database, at: number): Promise<void> {
  await tx.execute(sql`DELETE FROM session WHERE ${sessionEndsAt} < ${at}`)
}

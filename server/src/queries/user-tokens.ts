import { and, eq, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { UserToken } from '@liftwatch/core/contract/accounts/user-tokens'
import type { Database } from '../db/connect'
import { userToken } from '../db/schema/accounts'
import { listRows } from './rows'

function userTokensBy(tx: Database, condition: SQL, at: number): Promise<UserToken[]> {
  return listRows<UserToken>(
    tx,
    sql`
      SELECT user_token.id, user_token.name,
        jsonb_build_object('id', organization.id, 'name', organization.name) AS organization, user_token.permissions,
        user_token.created_at AS "createdAt", user_token.expires_at AS "expiresAt", user_token.expires_at <= ${at} AS "isExpired",
        user_token.last_used_at AS "lastUsedAt"
      FROM user_token JOIN organization ON organization.id = user_token.organization_id
      WHERE ${condition} ORDER BY user_token.created_at DESC, user_token.id DESC`,
  )
}

/** A user's access tokens in all organisations, the newest first; those that have expired too, until they are deleted. */
export function listUserTokens(tx: Database, userId: string, at: number): Promise<UserToken[]> {
  return userTokensBy(tx, sql`user_token.user_id = ${userId}`, at)
}

/** The one of a user's tokens that has this hash. */
export async function findUserToken(
  tx: Database,
  userId: string,
  tokenHash: Buffer,
  at: number,
): Promise<UserToken | undefined> {
  const isIt = sql`user_token.user_id = ${userId} AND user_token.token_hash = ${tokenHash}`
  return (await userTokensBy(tx, isIt, at))[0]
}

/** As `listUserTokens`; the user's row is locked, so that two at once cannot both be the last, or of one name. */
export async function lockUserTokens(tx: Database, userId: string, at: number): Promise<UserToken[]> {
  await tx.execute(sql`SELECT FROM app_user WHERE id = ${userId} FOR NO KEY UPDATE`)
  return listUserTokens(tx, userId, at)
}

/** Answers whether it is new: no two have the same secret. */
export async function insertUserToken(tx: Database, row: typeof userToken.$inferInsert): Promise<boolean> {
  return (await tx.insert(userToken).values(row).onConflictDoNothing()).rowCount === 1
}

export async function renameUserToken(tx: Database, id: string, name: string): Promise<void> {
  await tx.update(userToken).set({ name }).where(eq(userToken.id, id))
}

/** Gives a token another secret; answers whether that is new: no two have the same. */
export async function setUserTokenSecret(
  tx: Database,
  id: string,
  { tokenHash, expiresAt }: Pick<typeof userToken.$inferInsert, 'tokenHash' | 'expiresAt'>,
): Promise<boolean> {
  const isUsed = sql`EXISTS (SELECT FROM user_token WHERE token_hash = ${tokenHash})`
  const changed = await tx.execute(sql`
    UPDATE user_token SET token_hash = ${tokenHash}, expires_at = ${expiresAt}, last_used_at = NULL
    WHERE id = ${id} AND NOT ${isUsed}`)
  return changed.rowCount === 1
}

/** Removes those of a user's tokens that have expired and have this name. */
export async function deleteExpiredNamed(tx: Database, userId: string, name: string, at: number): Promise<void> {
  const isIt = and(eq(userToken.userId, userId), eq(userToken.name, name), lte(userToken.expiresAt, at))
  await tx.delete(userToken).where(isIt)
}

/** Removes one of the user's own tokens; answers what it was. */
export async function deleteUserToken(tx: Database, userId: string, id: string): Promise<{ name: string } | undefined> {
  const [removed] = await tx
    .delete(userToken)
    .where(and(eq(userToken.userId, userId), eq(userToken.id, id)))
    .returning({ name: userToken.name })
  return removed
}

/** Removes all of a user's tokens, in every organisation; answers how many. */
export async function deleteTokensOf(tx: Database, userId: string): Promise<number> {
  return (await tx.delete(userToken).where(eq(userToken.userId, userId))).rowCount ?? 0
}

/** Notes that a token is in use, and with it its service account, which is active by nothing else. */
export async function touchUserTokens(tx: Database, tokenHashes: readonly Buffer[], at: number): Promise<void> {
  await tx.execute(sql`
    WITH used AS (SELECT token_hash, user_id FROM user_token WHERE token_hash = ANY(${sql.param([...tokenHashes])}::bytea[])
        FOR NO KEY UPDATE SKIP LOCKED),
      touched AS (UPDATE user_token SET last_used_at = ${at} FROM used WHERE user_token.token_hash = used.token_hash),
      people AS (SELECT id FROM app_user WHERE kind = 'SERVICE' AND id IN (SELECT user_id FROM used)
        FOR NO KEY UPDATE SKIP LOCKED)
    UPDATE app_user SET last_active_at = ${at} FROM people WHERE app_user.id = people.id`)
}

export async function deleteExpiredTokens(tx: Database, before: number): Promise<void> {
  await tx.delete(userToken).where(lt(userToken.expiresAt, before))
}

import { and, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { UserToken } from '@liftwatch/core/contract/accounts/user-tokens'
import type { Database } from '../db/connect'
import { userToken } from '../db/schema/accounts'
import { findRow, listRows } from './rows'

function userTokensBy(tx: Database, condition: SQL): Promise<UserToken[]> {
  return listRows<UserToken>(
    tx,
    sql`
      SELECT user_token.id, user_token.name,
        jsonb_build_object('id', organization.id, 'name', organization.name) AS organization, user_token.permissions,
        user_token.created_at AS "createdAt", user_token.expires_at AS "expiresAt", user_token.last_used_at AS "lastUsedAt"
      FROM user_token JOIN organization ON organization.id = user_token.organization_id
      WHERE ${condition} ORDER BY user_token.created_at DESC, user_token.id DESC`,
  )
}

/** A user's access tokens in all organisations, the newest first; those that have expired too, until they are deleted. */
export function listUserTokens(tx: Database, userId: string): Promise<UserToken[]> {
  return userTokensBy(tx, sql`user_token.user_id = ${userId}`)
}

/** The one of a user's tokens that has this hash. */
export async function findUserToken(tx: Database, userId: string, tokenHash: Buffer): Promise<UserToken | undefined> {
  const [found] = await userTokensBy(tx, sql`user_token.user_id = ${userId} AND user_token.token_hash = ${tokenHash}`)
  return found
}

/** How many of a user's tokens work; the user's row is locked, so that two at once cannot both be the last. */
export async function lockAndCountTokens(tx: Database, userId: string, at: number): Promise<number> {
  await tx.execute(sql`SELECT FROM app_user WHERE id = ${userId} FOR NO KEY UPDATE`)
  const row = await findRow<{ count: number }>(
    tx,
    sql`SELECT count(*) AS count FROM user_token WHERE user_id = ${userId} AND expires_at > ${at}`,
  )
  return row!.count
}

/** Answers whether it is new: no two have the same secret. */
export async function insertUserToken(tx: Database, row: typeof userToken.$inferInsert): Promise<boolean> {
  return (await tx.insert(userToken).values(row).onConflictDoNothing()).rowCount === 1
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

/** Notes that a token is in use. */
export async function touchUserToken(tx: Database, tokenHash: Buffer, at: number): Promise<void> {
  await tx.update(userToken).set({ lastUsedAt: at }).where(eq(userToken.tokenHash, tokenHash))
}

export async function deleteExpiredTokens(tx: Database, before: number): Promise<void> {
  await tx.delete(userToken).where(lt(userToken.expiresAt, before))
}

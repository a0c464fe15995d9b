import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { recoveryCode, secondFactor } from '../db/schema/second-factors'
import { findRow } from './rows'

/** Whether a user has a second factor that holds. */
export function isSecondFactorOn(userId: SQL): SQL {
  return sql`EXISTS (SELECT FROM second_factor
    WHERE second_factor.user_id = ${userId} AND second_factor.enabled_at IS NOT NULL)`
}

export interface SecondFactorRow {
  readonly secret: Buffer
  readonly enabledAt: number | null
  readonly lastStep: number
}

/** A user's second factor, locked: of two codes at once the second sees what became of the first. */
export function lockSecondFactor(tx: Database, userId: string): Promise<SecondFactorRow | undefined> {
  return findRow<SecondFactorRow>(
    tx,
    sql`
      SELECT secret, enabled_at AS "enabledAt", last_step AS "lastStep"
      FROM second_factor WHERE user_id = ${userId} FOR UPDATE`,
  )
}

export async function hasSecondFactor(tx: Database, userId: string): Promise<boolean> {
  const row = await findRow<{ isOn: boolean }>(tx, sql`SELECT ${isSecondFactorOn(sql`${userId}::uuid`)} AS "isOn"`)
  return row!.isOn
}

/** What a user is shown of their own second factor. */
export async function findSecondFactorState(tx: Database, userId: string, sessionId: string | null) {
  const row = await findRow<{
    isEnabled: boolean
    recoveryCodesLeft: number
    isRequired: boolean
    isProven: boolean
  }>(
    tx,
    sql`
      SELECT ${isSecondFactorOn(sql`app_user.id`)} AS "isEnabled",
        (SELECT count(*) FROM recovery_code WHERE recovery_code.user_id = app_user.id AND used_at IS NULL)
          AS "recoveryCodesLeft",
        EXISTS (SELECT FROM membership JOIN organization ON organization.id = membership.organization_id
          WHERE membership.user_id = app_user.id AND organization.status = 'ACTIVE'
            AND organization.requires_second_factor) AS "isRequired",
        EXISTS (SELECT FROM session WHERE session.id = ${sessionId}::uuid AND second_factor_at IS NOT NULL) AS "isProven"
      FROM app_user WHERE app_user.id = ${userId}`,
  )
  return row!
}

/** Keeps the secret of a second factor that is being set up; answers false where one holds already. */
export async function savePendingSecret(tx: Database, userId: string, secret: Buffer, at: number): Promise<boolean> {
  const saved = await findRow(
    tx,
    sql`
      INSERT INTO second_factor (user_id, secret, created_at) VALUES (${userId}, ${secret}, ${at})
      ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at, last_step = 0
        WHERE second_factor.enabled_at IS NULL
      RETURNING user_id`,
  )
  return saved !== undefined
}

/** Uses up the codes up to this step; false where that one is used up already. */
export async function takeStep(tx: Database, userId: string, step: number): Promise<boolean> {
  const taken = await findRow(
    tx,
    sql`UPDATE second_factor SET last_step = ${step} WHERE user_id = ${userId} AND last_step < ${step} RETURNING user_id`,
  )
  return taken !== undefined
}

/** Uses up a recovery code; false where it is none, or used. */
export async function takeRecoveryCode(tx: Database, userId: string, codeHash: Buffer, at: number): Promise<boolean> {
  const taken = await findRow(
    tx,
    sql`
      UPDATE recovery_code SET used_at = ${at}
      WHERE user_id = ${userId} AND code_hash = ${codeHash} AND used_at IS NULL RETURNING user_id`,
  )
  return taken !== undefined
}

export async function countRecoveryCodes(tx: Database, userId: string): Promise<number> {
  const row = await findRow<{ count: number }>(
    tx,
    sql`SELECT count(*) AS count FROM recovery_code WHERE user_id = ${userId} AND used_at IS NULL`,
  )
  return row!.count
}

export async function enableSecondFactor(
  tx: Database,
  userId: string,
  codeHashes: readonly Buffer[],
  at: number,
): Promise<void> {
  await tx.execute(sql`UPDATE second_factor SET enabled_at = ${at} WHERE user_id = ${userId}`)
  await tx.insert(recoveryCode).values(codeHashes.map(codeHash => ({ userId, codeHash })))
}

/** Takes the second factor away with its recovery codes; false where none holds. */
export async function deleteSecondFactor(tx: Database, userId: string): Promise<boolean> {
  await tx.execute(sql`DELETE FROM recovery_code WHERE user_id = ${userId}`)
  const deleted = await tx
    .delete(secondFactor)
    .where(sql`${secondFactor.userId} = ${userId} AND ${secondFactor.enabledAt} IS NOT NULL`)
    .returning({ userId: secondFactor.userId })
  return deleted.length > 0
}

export interface RenewedSession {
  readonly isRemembered: boolean
  readonly expiresAt: number
}

/** Notes the proof in a session, which goes on under another token; undefined where it has ended meanwhile. */
export function renewProvenSession(
  tx: Database,
  tokenHash: Buffer,
  newTokenHash: Buffer,
  at: number,
): Promise<RenewedSession | undefined> {
  return findRow<RenewedSession>(
    tx,
    sql`
      UPDATE session SET second_factor_at = ${at}, token_hash = ${newTokenHash} WHERE token_hash = ${tokenHash}
      RETURNING is_remembered AS "isRemembered", expires_at AS "expiresAt"`,
  )
}

export async function proveSession(tx: Database, tokenHash: Buffer, at: number): Promise<void> {
  await tx.execute(sql`UPDATE session SET second_factor_at = ${at} WHERE token_hash = ${tokenHash}`)
}

import { inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { attempt } from '../db/schema/sessions'
import { listRows } from './rows'

/** A counter after this attempt, and when it begins again. */
interface Counted {
  readonly key: Buffer
  readonly count: number
  readonly expiresAt: number
}

/**
 * Counts one attempt under each key, and answers the counts with it. The rows stay locked until the transaction ends, in one order
 * for all, so that of many at once each sees those before it; to count nothing after all, undo the transaction.
 */
export function countAttempt(tx: Database, keys: readonly Buffer[], at: number, windowMs: number): Promise<Counted[]> {
  const rows = keys.toSorted((one, other) => one.compare(other)).map(key => sql`(${key}::bytea)`)
  return listRows<Counted>(
    tx,
    sql`
      INSERT INTO attempt (key, count, expires_at)
      SELECT key, 1, ${at + windowMs}::bigint FROM (VALUES ${sql.join(rows, sql`, `)}) asked (key)
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN attempt.expires_at > ${at} THEN attempt.count + 1 ELSE 1 END,
        expires_at = CASE WHEN attempt.expires_at > ${at} THEN attempt.expires_at ELSE excluded.expires_at END
      RETURNING key, count, expires_at AS "expiresAt"`,
  )
}

/** Takes attempts back that were none, under each key. */
export async function giveBackAttempts(tx: Database, keys: readonly Buffer[], count: number): Promise<void> {
  await tx.execute(sql`
    WITH held AS (SELECT key FROM attempt WHERE ${inArray(attempt.key, [...keys])} ORDER BY key FOR NO KEY UPDATE)
    UPDATE attempt SET count = greatest(0, attempt.count - ${count}) FROM held WHERE attempt.key = held.key`)
}

export async function deleteOldAttempts(tx: Database, at: number): Promise<void> {
  await tx.delete(attempt).where(lt(attempt.expiresAt, at))
}

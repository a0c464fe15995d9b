import { inArray, sql } from 'drizzle-orm'
import {
  deadLetterFilter,
  type DeadLetter,
  type DeadLetterCounts,
  type DeadLetterFilter,
  type DeadLetterLossReason,
} from '@liftwatch/core/contract/devices/dead-letters'
import { dayMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { deadLetter } from '../db/schema/device-messages'
import type { ListQuery } from './list-query'
import { hasPart, listRows } from './rows'

/** All dead letters: they are no organisation's. */
export const deadLetterList: ListQuery<DeadLetter, DeadLetterFilter, 'id'> = {
  columns: {
    // The wire has it as text: rows of every list have such ids.
    id: sql`dead_letter.id::text`,
    receivedAt: sql`dead_letter.received_at`,
    clientId: sql`dead_letter.client_id`,
    topic: sql`dead_letter.topic`,
    reason: sql`dead_letter.reason`,
    size: sql`length(dead_letter.payload)`,
  },
  filter: deadLetterFilter,
  // By any part of it.
  apart: ['reason'],
  searched: sql`dead_letter`,
  id: sql`dead_letter.id`,
  inSight: sql`true`,
  conditions: ({ reason, startTs, endTs }) => [
    reason ? hasPart(sql`dead_letter.reason`, reason) : undefined,
    startTs === undefined ? undefined : sql`dead_letter.received_at >= ${startTs}`,
    endTs === undefined ? undefined : sql`dead_letter.received_at <= ${endTs}`,
  ],
  orders: { id: sql`dead_letter.id` },
  toRow: (row: DeadLetter) => row,
}

/** How many are stored, and how many are not though they came. */
export async function countDeadLetters(tx: Database): Promise<DeadLetterCounts> {
  const [stored] = await listRows<{ storedCnt: number; oldestAt: number | null }>(
    tx,
    sql`SELECT count(*) AS "storedCnt", min(received_at) AS "oldestAt" FROM dead_letter`,
  )
  const losses = await listRows<DeadLetterCounts['losses'][number]>(
    tx,
    sql`SELECT reason, sum(count)::int8 AS count, max(last_at) AS "lastAt" FROM dead_letter_loss GROUP BY reason ORDER BY reason`,
  )
  return { ...stored!, lossCnt: losses.reduce((sum, { count }) => sum + count, 0), losses }
}

/** Counts dead letters that are not stored. */
export async function addDeadLetterLoss(
  tx: Database,
  reason: DeadLetterLossReason,
  count: number,
  at: number,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO dead_letter_loss AS known (day_at, reason, count, last_at)
    VALUES (${Math.floor(at / dayMs) * dayMs}, ${reason}, ${count}, ${at})
    ON CONFLICT (day_at, reason) DO UPDATE SET count = known.count + excluded.count,
      last_at = greatest(known.last_at, excluded.last_at)`)
}

/** Deletes dead letters that came before an instant, so many at most; answers how many. */
export async function deleteOldDeadLetters(tx: Database, before: number, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM dead_letter WHERE id IN (SELECT id FROM dead_letter WHERE received_at < ${before} LIMIT ${limit})`)
  return rowCount ?? 0
}

export async function deleteOldDeadLetterLosses(tx: Database, before: number): Promise<void> {
  await tx.execute(sql`DELETE FROM dead_letter_loss WHERE last_at < ${before}`)
}

/** Deletes the oldest dead letters beyond the newest `max`, so many at once; answers how many. */
export async function deleteDeadLettersBeyond(tx: Database, max: number, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM dead_letter WHERE id IN (
      SELECT id FROM dead_letter
      WHERE id <= (SELECT id FROM dead_letter ORDER BY id DESC OFFSET ${max} LIMIT 1)
      ORDER BY id LIMIT ${limit})`)
  return rowCount ?? 0
}

type StoredLetter = typeof deadLetter.$inferSelect

/** Those of these that are there, the oldest first, as they were sent. */
export function listDeadLetters(tx: Database, ids: readonly string[]): Promise<StoredLetter[]> {
  return tx
    .select()
    .from(deadLetter)
    .where(inArray(deadLetter.id, ids.map(Number)))
    .orderBy(deadLetter.id)
}

/** Answers of which devices they were, once for each that was there. */
export async function deleteDeadLetters(tx: Database, ids: readonly string[]): Promise<string[]> {
  const deleted = await tx
    .delete(deadLetter)
    .where(inArray(deadLetter.id, ids.map(Number)))
    .returning({ clientId: deadLetter.clientId })
  return deleted.map(({ clientId }) => clientId)
}

import { inArray, sql } from 'drizzle-orm'
import type { DeadLetter, DeadLetterFilter } from '@liftwatch/core/contract/devices/dead-letters'
import type { Database } from '../db/connect'
import { deadLetter } from '../db/schema/device-messages'
import type { ListQuery } from './list-query'
import { hasPart, startsWith } from './rows'

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
  searched: sql`dead_letter`,
  id: sql`dead_letter.id`,
  inSight: sql`true`,
  conditions: ({ clientId, reason, startTs, endTs }) => [
    startsWith(sql`dead_letter.client_id`, clientId),
    reason ? hasPart(sql`dead_letter.reason`, reason) : undefined,
    startTs === undefined ? undefined : sql`dead_letter.received_at >= ${startTs}`,
    endTs === undefined ? undefined : sql`dead_letter.received_at <= ${endTs}`,
  ],
  orders: { id: sql`dead_letter.id` },
  toRow: (row: DeadLetter) => row,
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

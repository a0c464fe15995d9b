import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connect'

/**
 * For statements of this transaction that read many months: the database would translate so large a one into machine code first, which
 * takes longer than it saves; the embedded one never does.
 */
export async function avoidCompiling(tx: Database): Promise<void> {
  await tx.execute(sql`SET LOCAL jit = off`)
}

/** Has the database end each statement of this transaction that takes longer. */
export async function boundStatements(tx: Database, withinMs: number): Promise<void> {
  await tx.execute(sql`SET LOCAL statement_timeout = ${sql.raw(String(withinMs))}`)
}

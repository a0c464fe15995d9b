import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { inTransaction } from '../db/transaction'

/** In a transaction that gives up where others hold what it needs: while it waits, all who come after it wait too. */
export function withoutWaiting<Result>(
  db: Database,
  ms: number,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async tx => {
    await tx.execute(sql`SELECT set_config('lock_timeout', ${String(ms)}, true)`)
    return work(tx)
  })
}

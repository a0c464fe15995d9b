import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { findRow } from '../queries/rows'
import type { Database } from './connect'

/** A statement over all months locks each table and each index of them: seven years are some five hundred, of each of two tables. */
const locksPerConnectionMin = 256

/** Says so where an outside database can lock too little for statements over all months: they would fail with "out of shared memory". */
export async function warnOfFewLocks(db: Database, log: Logger): Promise<void> {
  const row = await findRow<{ locks: number }>(
    db,
    sql`SELECT current_setting('max_locks_per_transaction')::int AS locks`,
  )
  const { locks } = row!
  if (locks >= locksPerConnectionMin) return
  log.warn(
    { maxLocksPerTransaction: locks },
    `set max_locks_per_transaction = ${locksPerConnectionMin} in the database's configuration, or more`,
  )
}

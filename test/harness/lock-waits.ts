import { sql } from 'drizzle-orm'
import type { Database } from '../../server/src/db/connect'
import { findRow } from '../../server/src/queries/rows'

/** How many statements on this database wait for a lock. */
export async function countLockWaits(db: Database): Promise<number> {
  const row = await findRow<{ count: number }>(
    db,
    sql`SELECT count(*) AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  )
  return row!.count
}

/** Whether the connection of this process number waits for a lock: jobs of the server, which wait for it too, do not count. */
export async function waitsForLock(db: Database, pid: number): Promise<boolean> {
  const row = await findRow<{ waits: boolean }>(
    db,
    sql`SELECT wait_event_type = 'Lock' AS waits FROM pg_stat_activity WHERE pid = ${pid}`,
  )
  return row?.waits ?? false
}

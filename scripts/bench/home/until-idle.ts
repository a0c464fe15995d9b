import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/src/db/connect'
import { findRow } from '../../../server/src/queries/rows'

const lookEveryMs = 500
/** So often in a row there is nothing, before it counts as over. */
const looks = 10

/**
 * Waits until the server has caught up with what was seeded at once: figures of charts are stored of two years, tables are vacuumed. A
 * server that is at work has these behind it.
 */
export async function untilIdle(db: Database): Promise<void> {
  for (let idle = 0; idle < looks; await sleep(lookEveryMs)) {
    const row = await findRow<{ isIdle: boolean }>(
      db,
      sql`
        SELECT NOT EXISTS (SELECT FROM touched_lift) AND NOT EXISTS (SELECT FROM report_span WHERE NOT is_stored)
          AND NOT EXISTS (SELECT FROM pg_stat_activity
            WHERE pid <> pg_backend_pid()
              AND (backend_type = 'autovacuum worker' OR state = 'active' AND clock_timestamp() - query_start > interval '100 ms'))
          AS "isIdle"`,
    )
    idle = row!.isIdle ? idle + 1 : 0
  }
}

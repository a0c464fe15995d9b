import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/src/db/connect'
import { inTransaction } from '../../../server/src/db/transaction'

/**
 * The SETs and CLEARs that the alarms come from, at equal distances where there are several.
 * @param which of the alarms
 */
export async function seedEdges(db: Database, which = sql`true`): Promise<void> {
  await inTransaction(db, async tx => {
    // That their lifts are there is known; to look each of them up takes minutes.
    await tx.execute(sql`SET LOCAL session_replication_role = 'replica'`)
    await tx.execute(sql`
      INSERT INTO alarm_edge (lift_id, type, number, ts, seq, state, description)
      SELECT lift_id, type, number, alarm_start_ts + (last_edge_ts - alarm_start_ts) * step / greatest(1, steps),
        last_edge_seq - steps + step, CASE WHEN step % 2 = 0 THEN 'SET' ELSE 'CLEAR' END, description
      FROM (SELECT *, 2 * repeat_cnt + (alarm_status = 'CLEAR')::int AS steps FROM alarm WHERE ${which}) counted
      CROSS JOIN LATERAL generate_series(0, steps) step
      ORDER BY 1, 2, 3, 4`)
    // Where this is a part of a longer transaction, what follows has its triggers again.
    await tx.execute(sql`SET LOCAL session_replication_role = 'origin'`)
  })
}

import { sql } from 'drizzle-orm'
import type { Database } from '../../server/src/db/connect'
import { makeHistory, monthsOf } from './history-months'

const rowsAtOnce = 200_000
/** One fault in so many is still open, as on a bad day. */
const usuallyOpenEvery = 400
/** How far back they go. */
export const historyMs = 24 * 30 * 86_400_000

/** Faults over two years, spread evenly over the lifts; the newest ones are among the open. Written by PostgreSQL itself, as 2,000,000 rows are much to send. */
export async function seedFaults(db: Database, count: number, openEvery = usuallyOpenEvery): Promise<void> {
  await makeHistory(db, monthsOf(historyMs))
  const now = Date.now()
  for (let from = 0; from < count; from += rowsAtOnce) {
    const to = Math.min(count, from + rowsAtOnce)
    await db.execute(sql`
      INSERT INTO alarm (id, lift_id, type, number, description, severity, alarm_status, alarm_start_ts, alarm_clear_ts,
        repeat_cnt, last_edge_ts, last_edge_seq, operational_status, closed_at)
      SELECT gen_random_uuid(), chosen.id, 'LIFT_FAULT', 100 + row, 'Door closing failure', 'BREAKDOWN',
        CASE WHEN row % ${openEvery} = 0 THEN 'SET' ELSE 'CLEAR' END, ${now}::int8 - (row::float8 / ${count} * ${historyMs})::int8,
        CASE WHEN row % ${openEvery} = 0 THEN NULL ELSE ${now}::int8 - (row::float8 / ${count} * ${historyMs})::int8 + 600000 END,
        0, 0, 0, CASE WHEN row % ${openEvery} = 0 THEN 'OUTSTANDING' ELSE 'CLOSED' END,
        CASE WHEN row % ${openEvery} = 0 THEN NULL ELSE ${now}::int8 - (row::float8 / ${count} * ${historyMs})::int8 + 660000 END
      FROM generate_series(${from}::int, ${to - 1}::int) row
      JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM lift) chosen
        ON chosen.n = row % (SELECT count(*) FROM lift)`)
  }
  await db.execute(sql`VACUUM ANALYZE alarm`)
}

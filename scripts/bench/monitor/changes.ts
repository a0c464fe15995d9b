import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../server/src/db/connect'

/** Someone is trapped, and no one has taken note yet. */
export async function addTrap(db: Database): Promise<void> {
  await db.execute(sql`
    WITH trapped AS (
      INSERT INTO alarm (id, lift_id, type, number, description, alarm_status, alarm_start_ts, repeat_cnt, last_edge_ts,
        last_edge_seq, operational_status)
      SELECT gen_random_uuid(), id, 'PASSENGER_TRAP', 1, 'Passenger trapped', 'SET', ${Date.now() - 120_000}, 0, 0, 0, 'OUTSTANDING'
      FROM lift ORDER BY id LIMIT 1 RETURNING id
    ), notified AS (
      INSERT INTO notice (at, kind, subject_id, count) SELECT 1, 'passengerTraps', id, 1 FROM trapped RETURNING 1
    )
    SELECT pg_notify('liftwatch_notice', '') FROM notified`)
}

/** How many of the newest rows change in turn: all of them are to be seen. */
const rowsInTurn = 20
/** Short enough for the column that shows it. */
export const changedText = 'Door changed'

/** Changes rows one after the other, each in a way that is seen, and tells of each. */
export async function changeRows(db: Database, count: number, perSecond: number): Promise<void> {
  const startedAt = performance.now()
  for (let change = 0; change < count; change += 1) {
    await db.execute(sql`
      WITH changed AS (
        UPDATE alarm SET description = ${`${changedText} ${change}`}
        WHERE id = (SELECT id FROM alarm WHERE type = 'LIFT_FAULT' ORDER BY alarm_start_ts DESC OFFSET ${change % rowsInTurn} LIMIT 1)
        RETURNING id
      ), notified AS (
        INSERT INTO notice (at, kind, subject_id, count) SELECT 1, 'liftFaults', id, 1 FROM changed RETURNING 1
      )
      SELECT pg_notify('liftwatch_notice', '') FROM notified`)
    const aheadMs = ((change + 1) / perSecond) * 1_000 - (performance.now() - startedAt)
    if (aheadMs > 0) await sleep(aheadMs)
  }
}

import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@liftwatch/core/client/client'
import type { Database } from '../../../server/src/db/connect'
import type { Site } from './site'

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

/** How many rows change in turn: all of them are to be seen. */
const rowsInTurn = 20
/** Short enough for the column that shows it, behind the fault's number. */
export const changedText = 'Door'

/** The rows at the head of the list, in the order that a monitor begins with. */
export async function headOfList(client: Client, size: number): Promise<readonly string[]> {
  const { content } = await client.liftFaults.page({ size, operationalStatus: 'OPEN', sort: 'urgency,DESC' })
  return content.map(({ id }) => id)
}

/** Changes rows at the head of the list one after the other, each in a way that is seen, and tells of each. */
export async function changeRows({ server, colleague }: Site, count: number, perSecond: number): Promise<void> {
  const ids = await headOfList(colleague, rowsInTurn)
  const startedAt = performance.now()
  for (let change = 0; change < count; change += 1) {
    await server.connection.db.execute(sql`
      WITH changed AS (
        UPDATE alarm SET description = ${`${changedText} ${change}`} WHERE id = ${ids[change % ids.length]} RETURNING id
      ), notified AS (
        INSERT INTO notice (at, kind, subject_id, count) SELECT 1, 'liftFaults', id, 1 FROM changed RETURNING 1
      )
      SELECT pg_notify('liftwatch_notice', '') FROM notified`)
    const aheadMs = ((change + 1) / perSecond) * 1_000 - (performance.now() - startedAt)
    if (aheadMs > 0) await sleep(aheadMs)
  }
}

import { gt, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import type { Database } from '../../server/src/db/connect'
import { alarm } from '../../server/src/db/schema/alarms'
import { inTransaction } from '../../server/src/db/transaction'
import { listKeyStates, type AlarmKey, type KeyState } from '../../server/src/queries/ingest-alarms'
import { findRow, listRows } from '../../server/src/queries/rows'
import { saveRows, type StoredRow } from '../../server/src/queries/save-alarm-rows'
import { block } from '../harness/builders'
import { it as usualTest, server } from '../harness/fixtures'

const openCnt = 3_000

const it = usualTest.extend('given', { scope: 'file' }, { blocks: [block()] })

it.beforeAll(async () => {
  const at = Date.now()
  await server.db.execute(sql`
    INSERT INTO alarm (id, lift_id, type, number, description, alarm_status, alarm_start_ts, last_edge_ts, last_edge_seq, operational_status)
    SELECT gen_random_uuid(), (SELECT id FROM lift LIMIT 1), 'LIFT_FAULT', n, 'Door', 'SET', ${at}::int8, ${at}::int8, n, 'OUTSTANDING'
    FROM generate_series(1, ${openCnt}::int) n`)
  await server.db.execute(sql`ANALYZE alarm_current`)
})

function storedRow({ open, liftId, type, number }: KeyState): StoredRow {
  return { ...open!, id: open!.id!, liftId, type, number, severity: null, description: 'Car' }
}

/** How many rows of what is open were read one after the other, instead of by an index: by the session, as far as it has not said so yet. */
async function countRead(tx: Database): Promise<number> {
  const read = await findRow<{ rows: number }>(
    tx,
    sql`SELECT seq_tup_read AS rows FROM pg_stat_xact_user_tables WHERE relname = 'alarm_current'`,
  )
  return read!.rows
}

function readInTurn(work: (tx: Database) => Promise<unknown>): Promise<number> {
  return inTransaction(server.db, async tx => {
    const before = await countRead(tx)
    await work(tx)
    return (await countRead(tx)) - before
  })
}

it('to store an alarm takes no longer where thousands are open', async () => {
  const keys = await listRows<AlarmKey>(
    server.db,
    sql`SELECT lift_id AS "liftId", type, number FROM alarm WHERE number <= 20 ORDER BY number`,
  )
  expect(await readInTurn(tx => tx.execute(sql`SELECT count(description) FROM alarm_current`))).toBe(openCnt)
  for (const asked of [keys.slice(0, 1), keys]) {
    const reads = await readInTurn(async tx => {
      const states = await listKeyStates(tx, asked, 0)
      expect(states.map(({ open }) => open?.id)).not.toContain(undefined)
      const rows = states.map(storedRow)
      const { storedClosedAt: _, ...alike } = rows[0]!
      await saveRows(tx, [...rows, { ...alike, id: newId(), number: openCnt + asked.length }])
    })
    expect(reads).toBe(0)
  }
  expect(await server.db.$count(alarm, gt(alarm.number, openCnt))).toBe(2)
})

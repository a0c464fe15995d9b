import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { pino } from 'pino'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import {
  beginMonths,
  copyChangedRows,
  copyNextRows,
  findLayout,
  useMonths,
} from '../../server/src/queries/months-beside'
import { unlessBusy } from '../../server/src/months/unless-busy'
import { oldLiftId, upgradeFromBefore } from '../harness/older-migrations'
import { withClient } from '../harness/template-database'
import { withDatabase } from '../harness/with-database'

const log = pino({ level: 'silent' })
const migration = 'alarms_by_month'
const startTs = Date.UTC(2023, 2, 1)
const dayMs = 86_400_000

/** Two years of closed alarms with an edge each, and some that are open. */
const history = `
  INSERT INTO alarm (id, lift_id, type, number, description, alarm_status, alarm_start_ts, alarm_clear_ts, last_edge_ts, last_edge_seq,
    operational_status, closed_at)
  SELECT gen_random_uuid(), '${oldLiftId}', 'RBE', n, 'Door', 'CLEAR', at, at, at, n, CASE WHEN n > 20 THEN 'CLOSED' ELSE 'OUTSTANDING' END,
    CASE WHEN n > 20 THEN at END FROM (SELECT n, ${startTs} + n * ${dayMs / 2}::int8 AS at FROM generate_series(1, 1400) n) made;
  INSERT INTO alarm_edge (lift_id, type, number, ts, seq, state, description)
  SELECT lift_id, type, number, alarm_start_ts, number, 'SET', '' FROM alarm`

/** As a server of version 0.1.0 stores an alarm: by a key that no table of months has. */
async function saveAsBefore(client: Client, id: string, number: number, isOpen: boolean): Promise<void> {
  const at = startTs + randomInt(700) * dayMs
  await client.query(
    `INSERT INTO alarm (id, lift_id, type, number, description, alarm_status, alarm_start_ts, last_edge_ts, last_edge_seq,
       operational_status, closed_at)
     VALUES ($1, '${oldLiftId}', 'LIFT_FAULT', $2, 'Door', 'SET', $3, $3, 1, $4, $5)
     ON CONFLICT (id) DO UPDATE SET repeat_cnt = alarm.repeat_cnt + 1, operational_status = excluded.operational_status,
       closed_at = excluded.closed_at`,
    [id, number, at, isOpen ? 'OUTSTANDING' : 'CLOSED', isOpen ? null : at],
  )
}

/** The database's word for a key that a table of months does not have. */
const noSuchKey = { code: '42P10' }

/** Changes alarms and edges in every way, and takes its time before it commits, up to where the tables are replaced. Answers how often. */
async function changeUntilReplaced(client: Client, from: number): Promise<number> {
  const ids = Array.from({ length: 20 }, () => newId())
  for (let count = 0; ; count++) {
    await client.query('BEGIN')
    const n = randomInt(ids.length)
    try {
      await saveAsBefore(client, ids[n]!, from + n, randomInt(2) === 0)
    } catch (error) {
      expect(error).toMatchObject(noSuchKey)
      return count
    }
    await client.query(`UPDATE alarm SET description = 'Car ' || $2 WHERE type = 'RBE' AND number = $1`, [
      randomInt(1_400),
      String(count),
    ])
    await client.query(
      `INSERT INTO alarm_edge (lift_id, type, number, ts, seq, state, description)
       VALUES ('${oldLiftId}', 'LIFT_FAULT', $1, $2, $3, 'SET', '') ON CONFLICT DO NOTHING`,
      [from + n, startTs + randomInt(700) * dayMs, count],
    )
    await client.query(`DELETE FROM alarm_edge WHERE type = 'RBE' AND number = $1`, [randomInt(1_400)])
    if (n === 0) await client.query(`DELETE FROM alarm WHERE id = $1`, [ids[1]])
    await sleep(randomInt(8))
    await client.query(n === 2 ? 'ROLLBACK' : 'COMMIT')
  }
}

/** What one of two tables has and the other has not, of two statements. */
async function expectSame(client: Client, before: string, now: string): Promise<void> {
  const { rows } = await client.query(`(${before} EXCEPT ${now}) UNION ALL (${now} EXCEPT ${before})`)
  expect(rows).toEqual([])
}

test('rows are the same in the months, whatever servers of the version before change while they are copied', async () => {
  await upgradeFromBefore(migration, history, (client, app) =>
    withDatabase(app, db =>
      withClient(app, one =>
        withClient(app, async two => {
          const changes = [one, two].map((writer, n) => changeUntilReplaced(writer, 1 + n * 100))
          // As the server does: what has a table for longer, such as the database's own upkeep, is waited for by trying again.
          while (!(await findLayout(db)).isCopying) await unlessBusy(() => beginMonths(db, 500), log, {})
          while ((await copyNextRows(db, 15)) > 0) await copyChangedRows(db, 7)
          while (!(await findLayout(db)).isByMonth) await unlessBusy(() => useMonths(db, 500), log, {})
          expect(Math.min(...(await Promise.all(changes)))).toBeGreaterThan(10)
          await expectSame(client, 'TABLE liftwatch_before.alarm', 'TABLE alarm')
          await expectSame(client, 'TABLE liftwatch_before.alarm_edge', 'TABLE alarm_edge')
          const astray = await client.query(
            `SELECT FROM alarm WHERE tableoid = 'alarm_current'::regclass AND closed_at IS NOT NULL`,
          )
          expect(astray.rows).toEqual([])
        }),
      ),
    ),
  )
})

import { Client } from 'pg'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { expect, test } from 'vitest'
import type { Database } from '../../server/src/db/connect'
import { isLockTimeout } from '../../server/src/db/database-errors'
import { moveIntoMonths } from '../../server/src/months/move-into-months'
import { beginMonths, copyNextRows, findLayout, useMonths } from '../../server/src/queries/months-beside'
import { createTestDatabase } from '../harness/database'
import { moveAll } from '../harness/move-all'
import { oldLiftId, upgradeFromBefore } from '../harness/older-migrations'
import { namesIn, schemaOf } from '../harness/schema-of'
import { soon } from '../harness/soon'
import { withDatabase } from '../harness/with-database'

const migration = 'alarms_by_month'
const closedAt = Date.UTC(2023, 5, 1)
const alarm = `
  INSERT INTO alarm (id, lift_id, type, number, description, alarm_status, alarm_start_ts, last_edge_ts, last_edge_seq, operational_status, closed_at)
  VALUES ('${oldLiftId}', '${oldLiftId}', 'RBE', 1, 'Door', 'CLEAR', ${closedAt}, ${closedAt}, 1, 'CLOSED', ${closedAt})`
/** As a server of version 0.1.0 stores what it has stored before. */
const storeAsBefore = `${alarm} ON CONFLICT (id) DO UPDATE SET repeat_cnt = alarm.repeat_cnt + 1`
const log = pino({ level: 'silent' })

/** What a server's role may do with tables; months are reached by the table that they are of. */
const grants = sql`
  SELECT format('%s %s', oid::regclass, relacl) AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname !~ '_\\d{4}_\\d\\d$' ORDER BY 1`

test('an upgraded database is in the end as a new one', async () => {
  const fresh = await createTestDatabase()
  const read = async (db: Database) => [...(await schemaOf({ db })), ...(await namesIn({ db }, grants))]
  let expected: string[] = []
  await withDatabase({ connectionString: fresh.url }, async db => void (expected = await read(db)))
  await fresh.drop()
  await upgradeFromBefore(migration, alarm, async (_client, app) => {
    await moveAll(app)
    await withDatabase(app, async db => {
      const seen = await read(db)
      // The month of the one alarm is one more.
      expect(seen.filter(line => !line.includes('alarm_2023_06'))).toEqual(expected)
      expect(seen.length).toBeGreaterThan(expected.length)
    })
  })
})

/** A connection as servers of version 0.1.0 have them. */
async function withOlderServer(connectionString: string, work: (older: Client) => Promise<unknown>): Promise<void> {
  const older = new Client({ connectionString, application_name: 'liftwatch' })
  await older.connect()
  try {
    await work(older)
  } finally {
    await older.end()
  }
}

test('a server of the version before stores alarms for as long as one is connected, and the tables are replaced after that', async () => {
  await upgradeFromBefore(migration, alarm, (client, app) =>
    withDatabase(app, async db => {
      const isByMonth = async () => (await findLayout(db)).isByMonth
      const job = moveIntoMonths(log, 1_000)
      await withOlderServer(app.connectionString!, async older => {
        const until = performance.now() + 1_500
        while (performance.now() < until) {
          await job.run(db, Date.now())
          await older.query(storeAsBefore)
        }
      })
      expect(await isByMonth()).toBe(false)
      // The copy is there by now, and only waits.
      expect((await client.query('SELECT FROM liftwatch_months.alarm')).rows).toHaveLength(1)
      await job.run(db, Date.now())
      expect(await isByMonth()).toBe(false)
      await soon(async () => {
        await job.run(db, Date.now())
        expect(await isByMonth()).toBe(true)
      })
      const { rows } = await client.query(`SELECT repeat_cnt > 3 AS "isLatest" FROM alarm WHERE id = '${oldLiftId}'`)
      expect(rows).toEqual([{ isLatest: true }])
    }),
  )
})

test('a database without alarms is not changed under a server of the version before either', async () => {
  const asBefore = 'SELECT'
  await upgradeFromBefore(
    migration,
    asBefore,
    async client => {
      await client.query(storeAsBefore)
    },
    (migrate, { connectionString }) => withOlderServer(connectionString!, migrate),
  )
})

test('the tables are not replaced while someone reads them, and no one waits behind that for long', async () => {
  await upgradeFromBefore(migration, alarm, (client, app) =>
    withDatabase(app, async db => {
      await beginMonths(db, 500)
      while ((await copyNextRows(db, 100)) > 0);
      await client.query('BEGIN')
      await client.query('SELECT FROM alarm')
      await expect(useMonths(db, 100)).rejects.toSatisfy(isLockTimeout)
      await client.query('COMMIT')
      await client.query(storeAsBefore)
      await useMonths(db, 500)
      expect((await findLayout(db)).isByMonth).toBe(true)
    }),
  )
})

test('the tables are not replaced before all rows are copied', async () => {
  await upgradeFromBefore(migration, alarm, (_client, app) =>
    withDatabase(app, async db => {
      await beginMonths(db, 500)
      await expect(useMonths(db, 500)).rejects.toMatchObject({ cause: { message: 'not all rows are copied yet' } })
    }),
  )
})

test('where the disk is full, what was copied is dropped for alarms that come, and copied again later', async () => {
  await upgradeFromBefore(migration, alarm, (client, app) =>
    withDatabase(app, async db => {
      await beginMonths(db, 500)
      await client.query(`
        CREATE FUNCTION be_full() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
        CREATE TRIGGER be_full BEFORE UPDATE ON liftwatch_months.progress FOR EACH ROW EXECUTE FUNCTION be_full()`)
      const job = moveIntoMonths(log, 0)
      await job.run(db, Date.now())
      expect((await findLayout(db)).isCopying).toBe(true)
      for (const _ of ['makes room', 'waits', 'waits']) await job.run(db, Date.now())
      expect(await findLayout(db)).toEqual({ isByMonth: false, isCopying: false, hasTablesBefore: false })
      await client.query(storeAsBefore)
      // As a server does that takes its place.
      await moveAll(app)
      expect((await findLayout(db)).isByMonth).toBe(true)
    }),
  )
})

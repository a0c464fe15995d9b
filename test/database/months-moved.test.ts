import { Client } from 'pg'
import pino from 'pino'
import { expect, test } from 'vitest'
import { connect } from '../../server/src/db/connect'
import { isLockTimeout } from '../../server/src/db/database-errors'
import { moveIntoMonths } from '../../server/src/months/move-into-months'
import { beginMonths, copyNextRows, findLayout, useMonths } from '../../server/src/queries/months-beside'
import { createTestDatabase } from '../harness/database'
import { moveAll } from '../harness/move-all'
import { oldLiftId, upgradeFromBefore } from '../harness/older-migrations'
import { soon } from '../harness/soon'
import { withClient } from '../harness/template-database'

const migration = 'alarms_by_month'
const closedAt = Date.UTC(2023, 5, 1)
const alarm = `
  INSERT INTO alarm (id, lift_id, type, number, description, alarm_status, alarm_start_ts, last_edge_ts, last_edge_seq, operational_status, closed_at)
  VALUES ('${oldLiftId}', '${oldLiftId}', 'RBE', 1, 'Door', 'CLEAR', ${closedAt}, ${closedAt}, 1, 'CLOSED', ${closedAt})`
/** As a server of version 0.1.0 stores what it has stored before. */
const storeAsBefore = `${alarm} ON CONFLICT (id) DO UPDATE SET repeat_cnt = alarm.repeat_cnt + 1`
const log = pino({ level: 'silent' })

/** All that the schema says of tables, one line each; months are made as time goes, and are left out. */
const schema = `
  SELECT line FROM (
    SELECT format('%s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull)
    FROM pg_attribute WHERE attnum > 0 AND NOT attisdropped AND attrelid IN (SELECT oid FROM tables)
    UNION ALL SELECT format('%s %s %s', attrelid::regclass, attname, pg_get_expr(adbin, adrelid))
    FROM pg_attrdef JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum WHERE adrelid IN (SELECT oid FROM tables)
    UNION ALL SELECT pg_get_indexdef(indexrelid) FROM pg_index WHERE indrelid IN (SELECT oid FROM tables)
    UNION ALL SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE conrelid IN (SELECT oid FROM tables)
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal AND tgrelid IN (SELECT oid FROM tables)
    UNION ALL SELECT format('%s %s %s %s %s', oid::regclass, relkind, reloptions, relacl, pg_get_expr(relpartbound, oid))
    FROM pg_class WHERE oid IN (SELECT oid FROM tables)
    UNION ALL SELECT pg_get_statisticsobjdef(oid) FROM pg_statistic_ext WHERE stxrelid IN (SELECT oid FROM tables)
    UNION ALL SELECT format('%s %s', oid::regprocedure, proacl) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT nspname FROM pg_namespace WHERE nspname LIKE 'liftwatch%'
  ) said (line) ORDER BY 1`

async function readSchema(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `WITH tables AS (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND relname !~ '_\\d{4}_\\d\\d$') ${schema}`,
  )
  return rows.map(({ line }) => line)
}

test('an upgraded database is in the end as a new one', async () => {
  const fresh = await createTestDatabase()
  const expected: string[] = []
  await withClient({ connectionString: fresh.url }, async client => void expected.push(...(await readSchema(client))))
  await fresh.drop()
  expect(expected.length).toBeGreaterThan(500)
  expect(expected.join('\n')).toContain('alarm_closed_after')
  await upgradeFromBefore(migration, alarm, async (client, app) => {
    await moveAll(app)
    expect(await readSchema(client)).toEqual(expected)
    const { rows } = await client.query(
      'SELECT DISTINCT relname FROM pg_class JOIN pg_inherits ON inhrelid = pg_class.oid WHERE relname ~ $1',
      ['^alarm.*_2023_06$'],
    )
    expect(rows).toEqual([{ relname: 'alarm_2023_06' }])
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
  await upgradeFromBefore(migration, alarm, async (client, app) => {
    const { db, close } = connect(app, 2, () => {})
    const isByMonth = async () => (await findLayout(db)).isByMonth
    try {
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
    } finally {
      await close()
    }
  })
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
  await upgradeFromBefore(migration, alarm, async (client, app) => {
    const { db, close } = connect(app, 2, () => {})
    try {
      await beginMonths(db, 500)
      while ((await copyNextRows(db, 100)) > 0);
      await client.query('BEGIN')
      await client.query('SELECT FROM alarm')
      await expect(useMonths(db, 100)).rejects.toSatisfy(isLockTimeout)
      await client.query('COMMIT')
      await client.query(storeAsBefore)
      await useMonths(db, 500)
      expect((await findLayout(db)).isByMonth).toBe(true)
    } finally {
      await close()
    }
  })
})

test('not all rows copied is not replaced', async () => {
  await upgradeFromBefore(migration, alarm, async (_client, app) => {
    const { db, close } = connect(app, 2, () => {})
    try {
      await beginMonths(db, 500)
      await expect(useMonths(db, 500)).rejects.toMatchObject({ cause: { message: 'not all rows are copied yet' } })
    } finally {
      await close()
    }
  })
})

test('where the disk is full, what was copied is dropped for alarms that come, and copied again later', async () => {
  await upgradeFromBefore(migration, alarm, async (client, app) => {
    const { db, close } = connect(app, 2, () => {})
    try {
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
    } finally {
      await close()
    }
  })
})

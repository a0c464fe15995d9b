import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { expect, inject, test } from 'vitest'
import { makeMonths } from '../../server/src/months/make-months'
import { beginMonths, copyNextRows, findLayout } from '../../server/src/queries/months-beside'
import { run } from '../harness/cli'
import { oldLiftId, upgradeFromBefore } from '../harness/older-migrations'
import { newDatabaseName, runStatement, urlOf, withClient } from '../harness/template-database'
import { withDatabase } from '../harness/with-database'

const closedAt = Date.UTC(2023, 5, 1)
const rows = `
  INSERT INTO alarm (id, lift_id, type, number, description, alarm_status, alarm_start_ts, last_edge_ts, last_edge_seq, operational_status, closed_at)
  SELECT gen_random_uuid(), '${oldLiftId}', 'RBE', n, 'Door', 'CLEAR', ${closedAt}, ${closedAt}, 1, status, at
  FROM (VALUES (1, 'CLOSED', ${closedAt}::int8), (2, 'OUTSTANDING', NULL)) given (n, status, at);
  INSERT INTO alarm_edge (lift_id, type, number, ts, seq, state, description)
  SELECT lift_id, type, number, alarm_start_ts, number, 'SET', '' FROM alarm`

test('a backup of a database that is being put into months is restored by month', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lw-months-backup-'))
  const restored = { connectionString: urlOf(inject('database'), newDatabaseName()) }
  const keyFile = join(folder, 'key')
  await writeFile(keyFile, randomBytes(32).toString('base64'), { mode: 0o600 })
  const name = new URL(restored.connectionString).pathname.slice(1)
  try {
    await upgradeFromBefore('alarms_by_month', rows, (_client, app, owner) =>
      withDatabase(app, async db => {
        await beginMonths(db, 500)
        await copyNextRows(db, 1)
        const env = {
          LIFTWATCH_DATA: join(folder, 'one'),
          DATABASE_URL: owner.connectionString!,
          LIFTWATCH_SECRET_KEY_FILE: keyFile,
        }
        const taken = await run(['backup', '--out', join(folder, 'out')], { env })
        expect(taken, taken.stderr).toMatchObject({ code: 0 })
      }),
    )
    const [backup] = await readdir(join(folder, 'out'))
    await runStatement(inject('database'), `CREATE DATABASE ${name}`)
    const env = {
      LIFTWATCH_DATA: join(folder, 'two'),
      DATABASE_URL: restored.connectionString,
      LIFTWATCH_SECRET_KEY_FILE: keyFile,
    }
    expect(await run(['restore', join(folder, 'out', backup!)], { env })).toMatchObject({ code: 0 })
    await withDatabase(restored, async db => {
      expect(await findLayout(db)).toEqual({ isByMonth: true, isCopying: false, hasTablesBefore: false })
      await makeMonths(db, pino({ level: 'silent' }), Date.now(), 0)
    })
    await withClient(restored, async client => {
      const places = await client.query('SELECT number, tableoid::regclass::text AS place FROM alarm ORDER BY number')
      expect(places.rows).toEqual([
        { number: 1, place: 'alarm_2023_06' },
        { number: 2, place: 'alarm_current' },
      ])
      expect((await client.query('SELECT FROM alarm_edge_2023_06')).rows).toHaveLength(2)
    })
  } finally {
    await runStatement(inject('database'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await rm(folder, { recursive: true })
  }
})

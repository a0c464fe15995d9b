import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, expect, test } from 'vitest'
import { migrateDatabase } from '../../server/src/db/migrate'
import { migrationsFolder } from '../../server/src/paths'
import { migrationsUpTo } from '../harness/older-migrations'
import { newDatabaseName, runStatement, urlOf, withClient } from '../harness/template-database'

const liftId = '019a0000-0000-7000-8000-000000000001'
const faultId = '019a0000-0000-7000-8000-000000000101'
const last = 'alarms_by_month'

/** The number of a migration, by its name. */
async function numberOf(name: string): Promise<number> {
  const journal = await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { idx: number; tag: string }[] }
  return entries.find(({ tag }) => tag.endsWith(name))!.idx
}

function alarmRow(no: number, status: string, startTs: string, closedAt: string): string {
  const id = `019a0000-0000-7000-8000-0000000001${String(no).padStart(2, '0')}`
  return `('${id}', '${liftId}', 'LIFT_FAULT', ${no}, 'Door', 'CLEAR', ${startTs}, ${startTs} + 1000, ${startTs} + 1000, ${no}, '${status}', ${closedAt})`
}

test('alarms and edges of an older version are in the month in which they were closed, with their counts and their cases', async () => {
  const settings = inject('database')
  const name = newDatabaseName()
  const connection = { connectionString: urlOf(settings, name) }
  const older = await migrationsUpTo((await numberOf(last)) - 1)
  const [may, june] = [Date.UTC(2023, 4, 31, 23), Date.UTC(2023, 5, 1)]
  await runStatement(settings, `CREATE DATABASE ${name}`)
  try {
    await migrateDatabase(connection, older)
    await withClient(connection, client =>
      client.query(`
        WITH scope AS (INSERT INTO lift_scope DEFAULT VALUES RETURNING id),
          block AS (INSERT INTO building (id, name, tc, pfx, blk, address)
            VALUES ('${liftId}', 'AMK-A-1', 'AMK', 'A', '1', '1 ANG MO KIO AVE 1') RETURNING id)
        INSERT INTO lift (id, name, tc, pfx, blk, lift_number, building_id, scope_id)
        SELECT '${liftId}', 'AMK-A-1-A', 'AMK', 'A', '1', 'A', block.id, scope.id FROM scope, block;
        INSERT INTO alarm (id, lift_id, type, number, description, alarm_status, alarm_start_ts, alarm_clear_ts, last_edge_ts,
          last_edge_seq, operational_status, closed_at)
        VALUES ${alarmRow(1, 'CLOSED', `${may}`, `${june - 1}`)}, ${alarmRow(2, 'CLOSED', `${may}`, `${june}`)},
          ${alarmRow(3, 'OUTSTANDING', `${may}`, 'NULL')}, ${alarmRow(4, 'CLOSED', `${may}`, 'NULL')};
        INSERT INTO alarm_edge (lift_id, type, number, ts, seq, state, description)
        VALUES ('${liftId}', 'LIFT_FAULT', 1, ${june - 1}, 1, 'SET', ''), ('${liftId}', 'LIFT_FAULT', 1, ${june}, 2, 'CLEAR', '');
        INSERT INTO complaint (id, case_no, lift_id, lift_fault_id, subcategory, description, priority, media, status, created_at,
          updated_at)
        VALUES ('${liftId}', 1, '${liftId}', '${faultId}', 'DOOR', 'It stops.', 'NORMAL', 'PHONE', 'OPEN', 1, 1)`),
    )
    await migrateDatabase(connection, migrationsFolder)
    await withClient(connection, async client => {
      const places = await client.query('SELECT number, tableoid::regclass::text AS place FROM alarm ORDER BY number')
      expect(places.rows).toEqual([
        { number: 1, place: 'alarm_2023_05' },
        { number: 2, place: 'alarm_2023_06' },
        { number: 3, place: 'alarm_current' },
        // It was closed, and when was not said: at its last message.
        { number: 4, place: 'alarm_2023_05' },
      ])
      const edges = await client.query(
        'SELECT seq::int, tableoid::regclass::text AS place FROM alarm_edge ORDER BY seq',
      )
      expect(edges.rows).toEqual([
        { seq: 1, place: 'alarm_edge_2023_05' },
        { seq: 2, place: 'alarm_edge_2023_06' },
      ])
      const counts = () =>
        client.query(
          'SELECT operational_status AS status, sum(change)::int AS count FROM alarm_count GROUP BY 1 ORDER BY 1',
        )
      expect((await counts()).rows).toEqual([
        { status: 'CLOSED', count: 3 },
        { status: 'OUTSTANDING', count: 1 },
      ])
      const linked = await client.query('SELECT complaint_cnt FROM complaint JOIN alarm ON alarm.id = lift_fault_id')
      expect(linked.rows).toEqual([{ complaint_cnt: 1 }])
      await client.query(`UPDATE alarm SET operational_status = 'CLOSED', closed_at = ${june} WHERE number = 3`)
      expect((await counts()).rows).toEqual([
        { status: 'CLOSED', count: 4 },
        { status: 'OUTSTANDING', count: 0 },
      ])
      // As before, one of a lift, kind and number can be open.
      const open = `UPDATE alarm SET operational_status = 'OUTSTANDING', closed_at = NULL, number = 3 WHERE number IN (1, 2)`
      await expect(client.query(open)).rejects.toThrow('alarm_open')
    })
  } finally {
    await runStatement(settings, `DROP DATABASE ${name} WITH (FORCE)`)
    await rm(older, { recursive: true })
  }
})

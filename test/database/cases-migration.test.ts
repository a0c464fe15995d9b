import { rm } from 'node:fs/promises'
import { inject, expect, test } from 'vitest'
import { migrateDatabase } from '../../server/src/db/migrate'
import { migrationsFolder } from '../../server/src/paths'
import { migrationsUpTo } from '../harness/older-migrations'
import { newDatabaseName, runStatement, urlOf, withClient } from '../harness/template-database'

const liftId = '019a0000-0000-7000-8000-000000000001'

function caseRow(no: number, subcategory: string, status: string): string {
  const id = `019a0000-0000-7000-8000-0000000001${String(no).padStart(2, '0')}`
  return `('${id}', ${no}, '${liftId}', '${subcategory}', 'It stops.', 'NORMAL', 'PHONE', '${status}', ${no}, ${no})`
}

test('cases of an older version are carried over: their words, their numbers and their counts', async () => {
  const settings = inject('database')
  const name = newDatabaseName()
  const connection = { connectionString: urlOf(settings, name) }
  const older = await migrationsUpTo(19)
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
        INSERT INTO complaint (id, case_no, lift_id, subcategory, description, priority, media, status, created_at,
          updated_at)
        VALUES ${caseRow(1, 'Noise', 'OPEN')}, ${caseRow(2, 'Lift breakdown', 'CLOSED')}, ${caseRow(7, 'DOOR', 'OPEN')}`),
    )
    await migrateDatabase(connection, migrationsFolder)
    await withClient(connection, async client => {
      const cases = await client.query('SELECT case_no, subcategory, description FROM complaint ORDER BY case_no')
      expect(cases.rows).toEqual([
        { case_no: 1, subcategory: 'NOISE', description: 'It stops.' },
        { case_no: 2, subcategory: 'OTHER', description: 'Lift breakdown: It stops.' },
        { case_no: 7, subcategory: 'DOOR', description: 'It stops.' },
      ])
      const next = await client.query('SELECT next_case_no() AS no')
      expect(next.rows).toEqual([{ no: 8 }])
      const counts = await client.query(
        'SELECT status, is_new, sum(change)::int AS change FROM complaint_count GROUP BY 1, 2 ORDER BY 1',
      )
      expect(counts.rows).toEqual([
        { status: 'CLOSED', is_new: false, change: 1 },
        { status: 'OPEN', is_new: true, change: 2 },
      ])
      const found = await client.query("SELECT name FROM building WHERE search_text LIKE '% mo%'")
      expect(found.rows).toHaveLength(1)
    })
  } finally {
    await runStatement(settings, `DROP DATABASE ${name} WITH (FORCE)`)
    await rm(older, { recursive: true })
  }
})

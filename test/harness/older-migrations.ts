import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { inject } from 'vitest'
import type { ConnectionSettings } from '../../server/src/db/connect'
import { migrateDatabase } from '../../server/src/db/migrate'
import { migrationsFolder } from '../../server/src/paths'
import { appUrlOf } from './database'
import { newDatabaseName, runStatement, urlOf, withClient } from './template-database'

/** The one lift of an older database. */
export const oldLiftId = '019a0000-0000-7000-8000-000000000001'

/** The migrations before one, by its name, in a folder of their own. */
async function migrationsBefore(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lw-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const journalFile = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: { tag: string }[] }
  const first = journal.entries.findIndex(({ tag }) => tag.replace(/^\d+_/, '') === name)
  if (first === -1) throw new Error(`there is no migration ${name}`)
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }))
  return folder
}

/**
 * Brings a database up to date that is from before a migration and has a lift and what `rows` inserts; hands it to `look`, with how a
 * server and its owner reach it.
 * @param upgrade what happens meanwhile, if anything
 */
export async function upgradeFromBefore(
  migration: string,
  rows: string,
  look: (client: Client, app: ConnectionSettings, owner: ConnectionSettings) => Promise<void>,
  upgrade: (migrate: () => Promise<void>, connection: ConnectionSettings) => Promise<void> = migrate => migrate(),
): Promise<void> {
  const settings = inject('database')
  const name = newDatabaseName()
  const connection = { connectionString: urlOf(settings, name) }
  const older = await migrationsBefore(migration)
  await runStatement(settings, `CREATE DATABASE ${name}`)
  try {
    await migrateDatabase(connection, older)
    await runStatement(
      connection,
      `WITH scope AS (INSERT INTO lift_scope DEFAULT VALUES RETURNING id),
        block AS (INSERT INTO building (id, name, tc, pfx, blk, address)
          VALUES ('${oldLiftId}', 'AMK-A-1', 'AMK', 'A', '1', '1 ANG MO KIO AVE 1') RETURNING id)
      INSERT INTO lift (id, name, tc, pfx, blk, lift_number, building_id, scope_id)
      SELECT '${oldLiftId}', 'AMK-A-1-A', 'AMK', 'A', '1', 'A', block.id, scope.id FROM scope, block;
      ${rows}`,
    )
    await upgrade(() => migrateDatabase(connection, migrationsFolder, inject('app').user), connection)
    const app = { connectionString: appUrlOf(connection.connectionString) }
    await withClient(connection, client => look(client, app, connection))
  } finally {
    await runStatement(settings, `DROP DATABASE ${name} WITH (FORCE)`)
    await rm(older, { recursive: true })
  }
}

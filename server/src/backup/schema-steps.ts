import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { migrationsFolder } from '../paths'
import type { Manifest } from './manifest'
import { BackupRefusal, exits } from './refusal'

type Step = ReturnType<typeof readMigrationFiles>[number]

/** The migrations that a backup has had, and those that this program has besides, in their order. */
export interface SchemaSteps {
  readonly had: readonly Step[]
  readonly newer: readonly Step[]
}

/** Errors: BackupRefusal where this program does not know all that the backup has had. */
export function schemaSteps({ migrations, version }: Manifest): SchemaSteps {
  const own = readMigrationFiles({ migrationsFolder })
  // By the time that each was made, as the migrator knows them.
  if (migrations.some(({ when }, index) => own[index]?.folderMillis !== when)) {
    throw new BackupRefusal(
      exits.usage,
      `The backup is of a newer Liftwatch than this one (${version}), or of another; restore it with that version.`,
    )
  }
  return { had: own.slice(0, migrations.length), newer: own.slice(migrations.length) }
}

/** The place where the migrator notes what it has done. */
export async function makeMigrationsTable(client: Client): Promise<void> {
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS drizzle;
    CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`)
}

/** Does and notes them as the migrator does, but in the transaction of the caller. */
export async function applySteps(client: Client, steps: readonly Step[]): Promise<void> {
  for (const { sql, hash, folderMillis } of steps) {
    for (const statement of sql) await client.query(statement)
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

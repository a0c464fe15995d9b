import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { grantToApp } from './app-role'
import { createDatabaseClient, type ConnectionSettings } from './connect'
import { migrationLock } from './locks'

/**
 * Brings the schema up to date, forward only. Several servers that start at once take turns.
 * @param appRole the role by which the server then works, where that is not the one that owns the tables
 */
export async function migrateDatabase(
  settings: ConnectionSettings,
  migrationsFolder: string,
  appRole?: string,
): Promise<void> {
  const client = createDatabaseClient(settings)
  await client.connect()
  try {
    const db = drizzle(client)
    await db.execute(sql`SELECT pg_advisory_lock(${migrationLock})`)
    await migrate(db, { migrationsFolder })
    if (appRole !== undefined) await grantToApp(client, appRole)
  } finally {
    await client.end()
  }
}

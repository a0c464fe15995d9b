import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { grantToApp } from './app-role'
import { createDatabaseClient, type ConnectionSettings } from './connect'
import { isDeadlock } from './database-errors'
import { migrationLock } from './locks'

/** Servers of the version before go on working meanwhile, and a migration may want what one of their transactions has, and the other way round. */
const tries = 20
const betweenTriesMs = 100

async function unlessDeadlocked(work: () => Promise<void>, triesLeft = tries): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isDeadlock(error) || triesLeft === 1) throw error
    await sleep(betweenTriesMs)
    await unlessDeadlocked(work, triesLeft - 1)
  }
}

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
    // All that is missing is one transaction: what was ended has changed nothing.
    await unlessDeadlocked(() => migrate(db, { migrationsFolder }))
    if (appRole !== undefined) await grantToApp(client, appRole)
  } finally {
    await client.end()
  }
}

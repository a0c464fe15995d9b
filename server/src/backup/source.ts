import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config'
import { createDatabaseClient, type ConnectionSettings } from '../db/connect'
import { clusterIn } from '../db/embedded/cluster'
import { openEmbeddedDatabase } from '../db/embedded/embedded'
import { findRunningDatabase } from '../db/embedded/find-running'
import { findPostmaster } from '../db/embedded/postmaster'
import { BackupRefusal, exits } from './refusal'

/** One that has just been started answers within this. */
const startsWithinMs = 30_000
/** PostgreSQL's code while it starts. */
const startingUp = '57P03'

/** Connects as the role that owns the tables. Errors: BackupRefusal where the database is not there. */
export async function connectTo(settings: ConnectionSettings): Promise<Client> {
  for (const until = Date.now() + startsWithinMs; ; await sleep(200)) {
    const client = createDatabaseClient(settings)
    // It breaks under the statement that runs then, which says so.
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      if (code === startingUp && Date.now() < until) continue
      const why = message === '' ? code : message
      throw new BackupRefusal(exits.unreachable, `The database cannot be reached: ${why}.`, { cause: error })
    }
  }
}

/** The settings of an outside database as the role that owns its tables; undefined where the database is the embedded one. */
export function outsideDatabase({ database }: Config): ConnectionSettings | undefined {
  return database.url === undefined ? undefined : { connectionString: database.migrationUrl ?? database.url }
}

interface Source {
  readonly client: Client
  readonly close: () => Promise<void>
}

/**
 * The database that is to be backed up: an outside one, the embedded one of a server that runs, or that of a folder on which none does, which
 * is then started for as long as it takes. Errors: BackupRefusal.
 */
export async function openSource(config: Config, log: Logger): Promise<Source> {
  const outside = outsideDatabase(config)
  if (outside) return sourceOf(outside, async () => {})
  const cluster = clusterIn(join(config.dataFolder, 'postgres'))
  if (!existsSync(cluster.passwordFile)) {
    const fix = 'set LIFTWATCH_DATA to the folder of the server, or DATABASE_URL to its database'
    throw new BackupRefusal(exits.usage, `There is no database in ${config.dataFolder}; ${fix}.`)
  }
  if ((await findPostmaster(cluster)) !== undefined) {
    return sourceOf(await findRunningDatabase(config.dataFolder), async () => {})
  }
  const embedded = await openEmbeddedDatabase(config.dataFolder, log)
  return sourceOf(embedded.settings, embedded.stop)
}

async function sourceOf(settings: ConnectionSettings, stop: () => Promise<void>): Promise<Source> {
  try {
    const client = await connectTo(settings)
    return {
      client,
      async close() {
        // In the middle of a copy it is cut off, and the database ends what it was doing.
        await client.end().catch(() => {})
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

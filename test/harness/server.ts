import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { followTimeZone, usualTimeZone } from '@liftwatch/core/contract/time-zone'
import type { Logger } from 'pino'
import { parseConfig } from '../../server/src/config'
import { connect, type Database } from '../../server/src/db/connect'
import { createLog } from '../../server/src/log'
import { serve, type RunningServer } from '../../server/src/serve'
import { appUrlOf, createTestDatabase, type TestDatabase } from './database'
import { quietPort } from './quiet-port'

export interface TestServer extends RunningServer {
  readonly db: Database
  /** Where devices publish: the server's own broker, or the one outside. */
  readonly mqttUrl: string
  readonly databaseUrl: string
  /** Stops the server and starts it again on the same port and database: a restart as its clients see it. */
  readonly pause: () => Promise<{ resume: () => Promise<void> }>
}

export interface ServerSettings {
  /** Joins another server's database, as a second server of one estate. */
  readonly databaseUrl?: string
  /** The database that its own is copied from, in place of one that holds nothing. */
  readonly template?: string
  readonly env?: Record<string, string>
  readonly clock?: () => number
  /** Where all that it logs is read. */
  readonly log?: Logger
}

/** The server's also while it is away: it comes back on the same. */
async function ownPorts() {
  return { LIFTWATCH_PORT: String(await quietPort()), LIFTWATCH_MQTT_PORT: String(await quietPort()) }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

/** Starts the real server, as `serve` starts it in production, on a database of its own and on free ports. */
export async function startTestServer(settings: ServerSettings = {}): Promise<TestServer> {
  const database: TestDatabase = settings.databaseUrl
    ? { url: settings.databaseUrl, drop: async () => {} }
    : await createTestDatabase(settings.template)
  const dataFolder = await mkdtemp(join(tmpdir(), 'lw-data-'))
  const env = {
    ...(await ownPorts()),
    // Tests create months of alarms of few lifts, within seconds, through devices' messages; those of the bounds set these to nothing.
    LIFTWATCH_LATE_ALARM_DAYS: '36500',
    // Where the suite runs at night on the estate's clock, the server would forget what tests have made in years ago.
    LIFTWATCH_KEEP_ALARMS_MONTHS: '1200',
    LIFTWATCH_KEEP_AUDIT_MONTHS: '1200',
    LIFTWATCH_KEEP_DEAD_LETTERS_DAYS: '36500',
    LIFTWATCH_KEEP_MAILS_DAYS: '36500',
    LIFTWATCH_OPEN_ALARMS_PER_LIFT: '10000',
    LIFTWATCH_NEW_ALARMS_PER_LIFT: '10000',
    LIFTWATCH_DATA: dataFolder,
    LIFTWATCH_LOG_LEVEL: process.env['LIFTWATCH_LOG_LEVEL'] ?? 'silent',
    // As the embedded database is used: another role owns the tables than the one that works.
    DATABASE_URL: appUrlOf(database.url),
    DATABASE_MIGRATION_URL: database.url,
    DATABASE_POOL_SIZE: '6',
    MQTT_URL: '',
    // Tests ask no one outside of this machine.
    LIFTWATCH_TILES_URL: '',
    ...settings.env,
  }
  const start = () => {
    const config = parseConfig(env)
    return serve(config, settings.log ?? createLog(config.logLevel), settings.clock)
  }
  // A program beside the tests may take a port between the look at it and its use.
  let server = await start().catch(async error => {
    if (!isTaken(error)) throw error
    Object.assign(env, await ownPorts(), settings.env)
    return start()
  })
  const connection = connect({ connectionString: database.url }, 4, () => {})
  return {
    ...server,
    db: connection.db,
    databaseUrl: database.url,
    mqttUrl: settings.env?.['MQTT_URL'] ?? `mqtt://127.0.0.1:${server.mqttPort}`,
    async pause() {
      await server.stop()
      return {
        async resume() {
          server = await start()
        },
      }
    },
    async stop() {
      await server.stop()
      await connection.close()
      await database.drop()
      await rm(dataFolder, { recursive: true, force: true })
      // The zone is the program's, and other files run in this one.
      followTimeZone(usualTimeZone)
    },
  }
}

import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { connect, type Connection, type Database } from '../../server/src/db/connect'
import { jobsLock } from '../../server/src/db/locks'
import { listRows } from '../../server/src/queries/rows'
import { appUrlOf, createTestDatabase, type TestDatabase } from './database'
import { endSessions } from './end-sessions'
import { quietPort } from './quiet-port'
import { mustStart, type ServerProcess } from './server-process'
import { soon } from './soon'

/** What the two have in common, and for each its name and its ports. */
async function settingsOfBoth(
  database: TestDatabase,
  mqttUrl: string,
  folders: string[],
): Promise<Record<string, string>[]> {
  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lw-two-'))
    folders.push(folder)
    return folder
  }
  const name = `test-${randomBytes(4).toString('hex')}`
  const keyFile = join(await newFolder(), 'secret-key')
  await writeFile(keyFile, randomBytes(32).toString('base64'))
  const shared = {
    DATABASE_URL: appUrlOf(database.url),
    DATABASE_MIGRATION_URL: database.url,
    DATABASE_POOL_SIZE: '8',
    MQTT_URL: mqttUrl,
    LIFTWATCH_MQTT_GROUP: name,
    LIFTWATCH_SECRET_KEY_FILE: keyFile,
    LIFTWATCH_LOG_LEVEL: 'silent',
    LIFTWATCH_OPEN_ALARMS_PER_LIFT: '10000',
    LIFTWATCH_NEW_ALARMS_PER_LIFT: '10000',
  }
  return Promise.all(
    ['a', 'b'].map(async which =>
      Object.assign({}, shared, {
        LIFTWATCH_MQTT_CLIENT_ID: `${name}-${which}`,
        LIFTWATCH_PORT: String(await quietPort()),
        // A folder that does not exist yet: the start makes it.
        LIFTWATCH_DATA: join(await newFolder(), 'data'),
      }),
    ),
  )
}

/** Two servers as they are shipped, on one database and one broker; each may be killed, and started again as it was. */
export interface TwoServers {
  readonly connection: Connection
  readonly servers: ServerProcess[]
  readonly startAgain: (which: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** As 0.1.0 has to be started: one after the other, each with its data folder. */
async function inTurn(settings: readonly Record<string, string>[], program: string): Promise<ServerProcess[]> {
  const servers: ServerProcess[] = []
  for (const env of settings) {
    await mkdir(env['LIFTWATCH_DATA']!)
    servers.push(await mustStart(env, program))
  }
  return servers
}

/** @param program of an older version, which makes its own schema; what is started again is this one's */
export async function startTwoServers(mqttUrl: string, program?: string): Promise<TwoServers> {
  const database = await createTestDatabase(program === undefined ? undefined : 'template0')
  const connection = connect({ connectionString: database.url }, 6, () => {})
  const folders: string[] = []
  const settings = await settingsOfBoth(database, mqttUrl, folders)
  // Both at once, on a database that neither has seen.
  const servers = await (program === undefined
    ? Promise.all(settings.map(env => mustStart(env)))
    : inTurn(settings, program))
  return {
    connection,
    servers,
    async startAgain(which) {
      servers[which] = await mustStart(settings[which]!)
    },
    async stop() {
      await Promise.all(servers.map(server => server.end('SIGKILL')))
      await Promise.all(settings.map(env => endSessions(mqttUrl, env['LIFTWATCH_MQTT_CLIENT_ID']!)))
      await connection.close()
      await database.drop()
      await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))
    },
  }
}

/** Which connection holds the lock of the work of the clock. */
export async function jobsHolder(db: Database): Promise<number | undefined> {
  const [row] = await listRows<{ pid: number }>(
    db,
    sql`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = ${jobsLock}
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  )
  return row?.pid
}

/** How long no one did the work of the clock after its server had been killed; undefined where that was the other. */
export async function jobsTakenOver(
  db: Database,
  before: number | undefined,
  killedAt: number,
): Promise<number | undefined> {
  await sleep(300)
  const now = await jobsHolder(db)
  if (now === before && now !== undefined) return undefined
  await soon(async () => expect(await jobsHolder(db)).toBeDefined())
  return performance.now() - killedAt
}

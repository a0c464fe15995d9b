import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerFinding } from '@liftwatch/core/contract/server-checks'
import type pg from 'pg'
import { z } from 'zod'
import type { Config } from '../config'
import { createDatabaseClient, type ConnectionSettings } from '../db/connect'
import { packageFolder } from '../db/embedded/binaries'
import { findRunningDatabase } from '../db/embedded/find-running'
import { unprivileged } from '../db/embedded/unprivileged'
import { migrationsFolder } from '../paths'
import { failed, ok, reasonOf, skipped, warning } from './finding'

const versionLeast = 150_000
const clockDifferenceMaxMs = 5_000
const patienceMs = 10_000

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) })

/** By PostgreSQL's and Node's codes, what to do. */
const adviceBy: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Start PostgreSQL there, or correct host and port in DATABASE_URL.',
  ENOTFOUND: 'Correct the host in DATABASE_URL.',
  ETIMEDOUT: 'Check the network and the firewall between here and there.',
  '28P01': 'Correct user or password in DATABASE_URL.',
  '28000': 'Let this user in from this machine in pg_hba.conf.',
  '3D000': 'Run there: CREATE DATABASE with the name in DATABASE_URL.',
}

async function checkMigrations(client: pg.Client): Promise<ServerFinding> {
  const text = await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')
  const own = journal.parse(JSON.parse(text)).entries.map(({ when }) => when)
  const { rows } = await client.query<{ name: string | null }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name`,
  )
  if (rows[0]!.name === null) return ok('migrations', `None yet; the first start applies ${own.length}.`)
  const last = await client.query<{ at: number | null }>(
    'SELECT max(created_at)::int8 AS at FROM drizzle.__drizzle_migrations',
  )
  const at = last.rows[0]!.at ?? 0
  if (at > Math.max(...own)) {
    const advice = 'Upgrade this program: npm install -g the version of the other servers.'
    return failed('migrations', 'The database is of a newer version than this program.', advice)
  }
  const missing = own.filter(when => when > at).length
  return missing === 0
    ? ok('migrations', `All ${own.length} are applied.`)
    : warning(
        'migrations',
        `${missing} of ${own.length} are not applied yet.`,
        'The next start applies them; make a backup before.',
      )
}

async function checkClock(client: pg.Client): Promise<ServerFinding> {
  const sentAt = Date.now()
  const { rows } = await client.query<{ at: number }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8 AS at',
  )
  const tookMs = Date.now() - sentAt
  const aheadMs = sentAt + tookMs / 2 - rows[0]!.at
  if (Math.abs(aheadMs) <= clockDifferenceMaxMs + tookMs / 2)
    return ok('server-clock', `Less than ${clockDifferenceMaxMs / 1_000} s from the database’s.`)
  const detail = `${Math.round(Math.abs(aheadMs) / 1_000)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database’s.`
  return failed('server-clock', detail, 'Set the clocks by NTP on both machines: timedatectl set-ntp true')
}

/** The database as it answers, its migrations, and how its clock differs. */
async function askDatabase(settings: ConnectionSettings, where: string): Promise<ServerFinding[]> {
  const client = createDatabaseClient({ ...settings })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ number: string; version: string }>(
      `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version`,
    )
    const { number, version } = rows[0]!
    const detail = `PostgreSQL ${version}, ${where}.`
    const database =
      Number(number) >= versionLeast ? ok('database', detail) : failed('database', detail, 'Upgrade it to 15 or newer.')
    return [database, await checkMigrations(client), await checkClock(client)]
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const advice = adviceBy[code] ?? 'See the log of PostgreSQL, and DATABASE_URL.'
    return [failed('database', `${where}: ${reasonOf(error)}.`, advice), ...notAsked()]
  } finally {
    await client.end().catch(() => {})
  }
}

function notAsked(why = 'Not checked: the database did not answer.'): ServerFinding[] {
  return [skipped('migrations', why), skipped('server-clock', why)]
}

/** Whether the embedded database can be started by this user; one that runs is asked. */
async function checkEmbedded(dataFolder: string): Promise<ServerFinding[]> {
  const running = await findRunningDatabase(dataFolder).catch(() => undefined)
  if (running) return askDatabase(running, `embedded, in ${dataFolder}`)
  try {
    packageFolder()
    await unprivileged('true', [])
    return [
      ok('database', `The embedded PostgreSQL, in ${dataFolder}; it does not run now.`),
      ...notAsked('Known once it runs.'),
    ]
  } catch (error) {
    return [
      failed('database', `${reasonOf(error)}.`, 'Set DATABASE_URL to a PostgreSQL of 15 or newer.'),
      ...notAsked(),
    ]
  }
}

/** Database, migrations and clock. */
export function checkDatabase({ database, dataFolder }: Config): Promise<ServerFinding[]> {
  if (database.url === undefined) return checkEmbedded(dataFolder)
  const { host, pathname } = new URL(database.url)
  const settings = { connectionString: database.url, connectionTimeoutMillis: patienceMs }
  return askDatabase(settings, `${host}${pathname}`)
}

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, Pool, types, type ClientConfig, type PoolClient } from 'pg'
import { version } from '@liftwatch/core/contract/version'

/** What queries take first: the database, or a transaction on it. */
export type Database = NodePgDatabase

/** Counts and instants are int8; all of ours are whole numbers that JavaScript holds exactly. Set for all: drizzle passes over a pool's own parsers. */
types.setTypeParser(types.builtins.INT8, Number)

/** What the database says who is connected: servers see by it whether one of a version before is there. */
const applicationName = `liftwatch ${version}`

/** How to reach the database: a URL, or the embedded one's socket and password. */
export type ConnectionSettings = Pick<
  ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'options' | 'query_timeout'
>

export interface Connection {
  readonly db: Database
  readonly settings: ConnectionSettings
  readonly close: () => Promise<void>
}

/** A client of its own, outside the pool: for what holds a connection for as long as the process lives. */
export function createDatabaseClient(settings: ConnectionSettings): Client {
  return new Client({ ...settings, keepAlive: true, application_name: applicationName })
}

/**
 * Gives a connection that breaks while it is in use back to the pool. Who has it does so as a rule; drizzle does not where BEGIN is what
 * fails, and each cut would take a place of the pool for good, until none is left.
 */
function returnWhatBreaks(pool: Pool): void {
  // At this moment the pool has not given it its release yet; who asked for it goes on later still.
  pool.on('acquire', client => queueMicrotask(() => releaseAtEnd(client)))
}

function releaseAtEnd(client: PoolClient): void {
  const release = client.release.bind(client)
  const onEnd = () => {
    try {
      client.release(true)
    } catch {
      // The pool had it back at once: who asked for it no longer waited.
    }
  }
  client.release = error => {
    client.off('end', onEnd)
    client.release = () => {}
    release(error)
  }
  client.once('end', onEnd)
}

/**
 * Opens connections. `onError` is called for idle ones that break; the pool replaces them by itself. A statement that takes longer than
 * `statementWithinMs` is ended, where it is given.
 */
export function openPool(
  settings: ConnectionSettings,
  poolSize: number,
  onError: (error: Error) => void,
  statementWithinMs?: number,
): Pool {
  const pool = new Pool({
    ...settings,
    ...(statementWithinMs !== undefined && { statement_timeout: statementWithinMs }),
    max: poolSize,
    keepAlive: true,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
  })
  pool.on('error', onError)
  // One that breaks while a transaction rests on it speaks to itself alone, and unnoticed it would end the process.
  pool.on('connect', client => client.on('error', () => {}))
  returnWhatBreaks(pool)
  return pool
}

/** The same, for statements that are written by drizzle. */
export function connect(
  settings: ConnectionSettings,
  poolSize: number,
  onError: (error: Error) => void,
  statementWithinMs?: number,
): Connection {
  const pool = openPool(settings, poolSize, onError, statementWithinMs)
  return { db: drizzle(pool, { casing: 'snake_case' }), settings, close: () => pool.end() }
}

/** Who one is at the database with these settings. */
export async function currentRole(settings: ConnectionSettings): Promise<string> {
  const client = createDatabaseClient(settings)
  await client.connect()
  try {
    const { rows } = await client.query<{ role: string }>('SELECT current_user AS role')
    return rows[0]!.role
  } finally {
    await client.end()
  }
}

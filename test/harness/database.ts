import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { createDatabaseClient, type ConnectionSettings } from '../../server/src/db/connect'

export interface TestDatabase {
  /** As DATABASE_URL takes it. */
  readonly url: string
  readonly drop: () => Promise<void>
}

/** The settings as a URL; a socket's folder goes where the host would stand. */
function urlOf({ connectionString, host, port, user, password }: ConnectionSettings, name: string): string {
  if (connectionString) {
    const url = new URL(connectionString)
    url.pathname = `/${name}`
    return url.href
  }
  const secret = encodeURIComponent(String(password))
  return `postgres://${user}:${secret}@${encodeURIComponent(host ?? '')}:${port}/${name}`
}

async function run(settings: ConnectionSettings, statement: string): Promise<void> {
  const client = createDatabaseClient(settings)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** An empty database on the run's PostgreSQL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const settings = inject('database')
  const name = `lw_${randomBytes(6).toString('hex')}`
  await run(settings, `CREATE DATABASE ${name}`)
  return { url: urlOf(settings, name), drop: () => run(settings, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

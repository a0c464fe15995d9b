import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { createDatabaseClient, type ConnectionSettings } from '../../server/src/db/connect'
import { migrateDatabase } from '../../server/src/db/migrate'
import { migrationsFolder } from '../../server/src/paths'

export function newDatabaseName(): string {
  return `lw_${randomBytes(6).toString('hex')}`
}

/** The settings as a URL; a socket's folder goes where the host would be. */
export function urlOf({ connectionString, host, port, user, password }: ConnectionSettings, name: string): string {
  if (connectionString) {
    const url = new URL(connectionString)
    url.pathname = `/${name}`
    return url.href
  }
  const secret = encodeURIComponent(String(password))
  return `postgres://${user}:${secret}@${encodeURIComponent(host ?? '')}:${port}/${name}`
}

export async function withClient(
  settings: ConnectionSettings,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = createDatabaseClient(settings)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

export function runStatement(settings: ConnectionSettings, statement: string): Promise<void> {
  return withClient(settings, client => client.query(statement))
}

/** The name of a database that is made from another once a run, for tests to be copied from. */
export function copyName(template: string, contents: string): string {
  return `${template}_${contents}`
}

/** Makes a database that is copied from, unless it is there: who asks at the same time waits for it. */
export async function makeOnce(settings: ConnectionSettings, name: string, make: () => Promise<string>): Promise<void> {
  await withClient(settings, async client => {
    // Ends with the connection.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) await client.query(`ALTER DATABASE ${await make()} RENAME TO ${name}`)
  })
}

export async function dropCopiesOf(settings: ConnectionSettings, template: string): Promise<void> {
  await withClient(settings, async client => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [copyName(template, '')],
    )
    for (const { name } of rows) await client.query(`DROP DATABASE ${name}`)
  })
}

/** Makes a database with the schema and nothing else, for each test's own to be copied from; answers its name. */
export async function createTemplateDatabase(settings: ConnectionSettings, appRole: string): Promise<string> {
  const name = newDatabaseName()
  await runStatement(settings, `CREATE DATABASE ${name}`)
  await migrateDatabase({ connectionString: urlOf(settings, name) }, migrationsFolder, appRole)
  // A database that someone is connected to cannot be copied.
  await runStatement(settings, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  return name
}

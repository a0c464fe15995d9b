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

/** Makes a database with the schema and nothing else, for each test's own to be copied from; answers its name. */
export async function createTemplateDatabase(settings: ConnectionSettings, appRole: string): Promise<string> {
  const name = newDatabaseName()
  await runStatement(settings, `CREATE DATABASE ${name}`)
  await migrateDatabase({ connectionString: urlOf(settings, name) }, migrationsFolder, appRole)
  // A database that someone is connected to cannot be copied.
  await runStatement(settings, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  return name
}

import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { listRows } from './rows'

/** Writes down that a server reads from the broker by this name. */
export async function insertBrokerReader(db: Database, group: string, name: string): Promise<void> {
  await db.execute(sql`INSERT INTO broker_reader ("group", name) VALUES (${group}, ${name}) ON CONFLICT DO NOTHING`)
}

/** The names of all servers that have ever read as this group. */
export async function listBrokerReaders(db: Database, group: string): Promise<string[]> {
  const rows = await listRows<{ name: string }>(
    db,
    sql`SELECT name FROM broker_reader WHERE "group" = ${group} ORDER BY name`,
  )
  return rows.map(({ name }) => name)
}

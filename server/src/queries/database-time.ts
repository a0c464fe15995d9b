import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { findRow } from './rows'

/** What the database's own clock says. */
export async function findDatabaseTime(tx: Database): Promise<number> {
  const row = await findRow<{ now: number }>(tx, sql`SELECT (extract(epoch FROM now()) * 1000)::int8 AS now`)
  return row!.now
}

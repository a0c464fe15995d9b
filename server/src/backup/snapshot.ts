import type { Client } from 'pg'
import { backupLock } from '../db/locks'
import { inPublic, listTables, plainValues, type Table } from './catalog'
import { BackupRefusal, exits } from './refusal'

/** A migration, or a month that is made or dropped, may be at work on the tables for this long. */
export const tablesWithinMs = 30_000
const attempts = 5

/** One backup of a database at a time, for as long as the connection lives. Errors: BackupRefusal. */
export async function lockBackups(client: Client): Promise<void> {
  const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [backupLock])
  if (!rows[0]!.got) throw new BackupRefusal(exits.conflict, 'Another backup of this database is under way.')
}

/** PostgreSQL's codes of a lock that is not to be had in time, and of a table that is not there. */
const lockNotAvailable = '55P03'
const undefinedTable = '42P01'

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown }).code
}

/**
 * Begins a transaction that sees one moment, with tables that stay as they are: they are locked before the moment is chosen, so that no
 * partition of one goes in between. Writers are not held up. Errors: BackupRefusal.
 */
export async function beginSnapshot(client: Client): Promise<Table[]> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const before = await listTables(client)
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    try {
      await client.query(`SET LOCAL lock_timeout = ${tablesWithinMs}`)
      await client.query(plainValues)
      await client.query(`LOCK TABLE ${before.map(({ name }) => inPublic(name)).join(', ')} IN ACCESS SHARE MODE`)
    } catch (error) {
      await client.query('ROLLBACK')
      if (codeOf(error) === undefinedTable) continue
      if (codeOf(error) !== lockNotAvailable) throw error
      throw new BackupRefusal(exits.failed, 'The tables are being changed, by an upgrade perhaps; try again later.')
    }
    const now = await listTables(client)
    if (JSON.stringify(now) === JSON.stringify(before)) return now
    await client.query('ROLLBACK')
  }
  throw new BackupRefusal(exits.failed, 'The tables are being changed, by an upgrade perhaps; try again later.')
}

import { sql } from 'drizzle-orm'
import { listRows } from '../../server/src/queries/rows'
import type { TestServer } from './server'

/** What the audit trail has of what was done to an organisation, oldest first. */
export function auditEntriesOf(server: TestServer, id: string): Promise<{ action: string; detail: unknown }[]> {
  return listRows(
    server.db,
    sql`SELECT action, detail FROM audit WHERE subject_id = ${id} AND action <> 'organizations.select' ORDER BY at, id`,
  )
}

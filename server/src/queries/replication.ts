import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { findRow } from './rows'

/** Which history of changes a database has, and how far it is in it. */
export interface Position {
  /** The same for a database and its copies: given when it was made, and again when a copy becomes the primary. */
  readonly history: string
  /** Bytes of changes since the beginning of that history, of which PostgreSQL counts more than JavaScript's numbers hold. */
  readonly bytes: bigint
  readonly isCopy: boolean
}

interface ReadPosition {
  readonly history: string
  readonly bytes: string | null
  readonly isCopy: boolean
}

/** How far this database is: what it has written itself, or, of a copy, what it has been sent and now shows. */
export async function findPosition(db: Database): Promise<Position> {
  const row = await findRow<ReadPosition>(
    db,
    sql`
      SELECT concat_ws(' ', system.system_identifier, checkpoint.timeline_id, current_database()) AS history,
        (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_insert_lsn() END - '0/0')::text AS bytes,
        pg_is_in_recovery() AS "isCopy"
      FROM pg_control_system() system, pg_control_checkpoint() checkpoint`,
  )
  const { history, bytes, isCopy } = row!
  return { history, bytes: BigInt(bytes ?? 0), isCopy }
}

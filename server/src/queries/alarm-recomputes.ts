import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { isInService, ofKey, type AlarmKey, type StretchStart } from './ingest-alarms'
import { findRow, listRows } from './rows'

/** A key whose rows are to be made again, from the oldest edge that came to the newest. */
export type QueuedKey = AlarmKey & { readonly fromTs: number; readonly toTs: number; readonly version: number }

/** Queues keys, or adds to what is queued. Each key at most once; the lifts are locked. */
export async function queueRecomputes(
  tx: Database,
  keys: readonly (AlarmKey & { readonly fromTs: number; readonly toTs: number })[],
  at: number,
): Promise<void> {
  if (keys.length === 0) return
  await tx.execute(sql`
    INSERT INTO alarm_retelling AS queued (lift_id, type, number, from_ts, to_ts, version, queued_at)
    SELECT key."liftId", key.type, key.number, key."fromTs", key."toTs", 0, ${at}
    FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      AS key ("liftId" uuid, type text, number int, "fromTs" int8, "toTs" int8)
    ON CONFLICT (lift_id, type, number) DO UPDATE SET from_ts = least(queued.from_ts, excluded.from_ts),
      to_ts = greatest(queued.to_ts, excluded.to_ts), version = queued.version + 1`)
}

/** Keys of lifts in service that wait, the longest wait first; lifts take turns, so that one with very many keeps no other waiting. */
export function listQueuedKeys(tx: Database, limit: number): Promise<AlarmKey[]> {
  return listRows<AlarmKey>(
    tx,
    sql`
      SELECT lift_id AS "liftId", type, number FROM alarm_retelling WHERE ${isInService}
      ORDER BY row_number() OVER (PARTITION BY lift_id ORDER BY queued_at), queued_at LIMIT ${limit}`,
  )
}

export function findQueuedKey(tx: Database, key: AlarmKey): Promise<QueuedKey | undefined> {
  return findRow<QueuedKey>(
    tx,
    sql`
      SELECT lift_id AS "liftId", type, number, from_ts AS "fromTs", to_ts AS "toTs", version FROM alarm_retelling
      WHERE ${ofKey(key)}`,
  )
}

/** Ends a key's wait if nothing came since it was read; otherwise it goes to the end of the queue. */
export async function endRecompute(tx: Database, key: QueuedKey, at: number): Promise<void> {
  await tx.execute(sql`DELETE FROM alarm_retelling WHERE ${ofKey(key)} AND version = ${key.version}`)
  await tx.execute(sql`UPDATE alarm_retelling SET queued_at = ${at} WHERE ${ofKey(key)}`)
}

/** A mark of a key's rows after an edge: another one if people or devices have changed any of them. */
export async function markRowsAfter(tx: Database, key: AlarmKey, start: StretchStart): Promise<string> {
  const row = await findRow<{ mark: string }>(
    tx,
    sql`
      SELECT md5(coalesce(string_agg(alarm::text, ' ' ORDER BY id), '')) AS mark FROM alarm
      WHERE ${ofKey(key)} AND (last_edge_ts, last_edge_seq) > (${start.ts}::int8, ${start.seq}::int8)`,
  )
  return row!.mark
}

/** What the device called the alarms that were set at these instants, where it said so. */
export async function listDescriptions(
  tx: Database,
  key: AlarmKey,
  startTs: readonly number[],
): Promise<Map<number, string>> {
  const rows = await listRows<{ ts: number; description: string }>(
    tx,
    sql`
      SELECT ts, min(description) AS description FROM alarm_edge
      WHERE ${ofKey(key)} AND ts = ANY(${sql.param([...startTs])}::int8[]) AND state = 'SET' AND description <> ''
      GROUP BY ts`,
  )
  return new Map(rows.map(({ ts, description }) => [ts, description]))
}

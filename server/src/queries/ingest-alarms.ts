import { sql } from 'drizzle-orm'
import type { AlarmType } from '@liftwatch/core/contract/alarms/alarm-type'
import type { AlarmEdge } from '@liftwatch/core/domain/alarm-edges'
import type { AlarmRow } from '@liftwatch/core/domain/alarm-rows'
import type { Database } from '../db/connect'
import { findRow, listRows } from './rows'

/** What rows of `alarm` belong to: at most one of a key is open. */
export interface AlarmKey {
  readonly liftId: string
  readonly type: AlarmType
  readonly number: number
}

export type KeyedEdge = AlarmKey & AlarmEdge & { readonly description: string }

/** Locks lifts for a change of their alarms, in the order of their ids. Answers their scopes. */
export function lockLifts(tx: Database, liftIds: readonly string[]): Promise<{ liftId: string; scopeId: number }[]> {
  return listRows(
    tx,
    sql`
      SELECT id AS "liftId", scope_id AS "scopeId" FROM lift
      WHERE id = ANY(${sql.param([...liftIds])}::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
  )
}

function keysOf(keys: readonly AlarmKey[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS key ("liftId" uuid, type text, number int)`
}

export type KeyState = AlarmKey & {
  /** Null, too, where the newest edge is older than was asked about. */
  readonly lastTs: number | null
  readonly lastSeq: number | null
  readonly open: AlarmRow | null
  /** Its rows are to be made again by the job: until then edges are only stored. */
  readonly isQueued: boolean
  /** It has a SET that began no row, for its lift had too many, and that was not cleared since. */
  readonly isSuppressed: boolean
}

const rowColumns = sql`
  jsonb_build_object('id', alarm.id, 'alarmStatus', alarm.alarm_status, 'alarmStartTs', alarm.alarm_start_ts,
    'alarmClearTs', alarm.alarm_clear_ts, 'repeatCnt', alarm.repeat_cnt, 'lastEdgeTs', alarm.last_edge_ts,
    'lastEdgeSeq', alarm.last_edge_seq, 'operationalStatus', alarm.operational_status, 'acknowledgeAt', alarm.acknowledge_at,
    'acknowledgedBy', null, 'arrivalTs', alarm.arrival_ts, 'reportAt', alarm.report_at, 'closedAt', alarm.closed_at,
    'storedClosedAt', alarm.closed_at)`

/**
 * For each key its newest edge from an instant on, its open row, and whether it waits for rows. The limit of the one open row has it looked
 * up by its index: for a hundred keys, as many as PostgreSQL believes there are, all open rows of the estate would be read, and written as JSON.
 */
export function listKeyStates(tx: Database, keys: readonly AlarmKey[], fromTs: number): Promise<KeyState[]> {
  return listRows<KeyState>(
    tx,
    sql`
      SELECT key."liftId", key.type, key.number, newest.ts AS "lastTs", newest.seq AS "lastSeq", open.row AS open,
        EXISTS (SELECT FROM alarm_retelling queued WHERE queued.lift_id = key."liftId" AND queued.type = key.type
          AND queued.number = key.number) AS "isQueued",
        EXISTS (SELECT FROM suppressed_edge held WHERE held.lift_id = key."liftId" AND held.type = key.type
          AND held.number = key.number AND held.is_standing) AS "isSuppressed"
      FROM ${keysOf(keys)}
      LEFT JOIN LATERAL (
        SELECT ts, seq FROM alarm_edge edge
        WHERE edge.lift_id = key."liftId" AND edge.type = key.type AND edge.number = key.number AND edge.ts >= ${fromTs}
        ORDER BY ts DESC, seq DESC LIMIT 1
      ) newest ON true
      LEFT JOIN LATERAL (
        SELECT ${rowColumns} AS row FROM alarm
        WHERE alarm.lift_id = key."liftId" AND alarm.type = key.type AND alarm.number = key.number
          AND alarm.operational_status <> 'CLOSED' AND alarm.closed_at IS NULL LIMIT 1
      ) open ON true`,
  )
}

export async function insertEdges(tx: Database, edges: readonly KeyedEdge[]): Promise<void> {
  if (edges.length === 0) return
  await tx.execute(sql`
    INSERT INTO alarm_edge (lift_id, type, number, ts, seq, state, description)
    SELECT edge."liftId", edge.type, edge.number, edge.ts, edge.seq, edge.state, edge.description
    FROM jsonb_to_recordset(${JSON.stringify(edges)}::jsonb)
      AS edge ("liftId" uuid, type text, number int, ts int8, seq int8, state text, description text)
    ON CONFLICT DO NOTHING`)
}

/** The condition that a row is of a key. */
export function ofKey({ liftId, type, number }: AlarmKey) {
  return sql`lift_id = ${liftId} AND type = ${type} AND number = ${number}`
}

/** The condition that the lift of a key is not retired: else its rows wait until it is back, if ever. */
export const isInService = sql`lift_id NOT IN (SELECT retired.id FROM lift retired WHERE retired.scope_id < 0)`

/** Where a stretch of a key's story begins: after this edge. */
export type StretchStart = Pick<AlarmEdge, 'ts' | 'seq'>

/** The last edge of the newest row that ended before `ts`, as did all rows before it: late edges at `ts` leave it as it is. */
export async function findStretchStart(tx: Database, key: AlarmKey, ts: number): Promise<StretchStart> {
  const start = await findRow<StretchStart>(
    tx,
    sql`
      SELECT last_edge_ts AS ts, last_edge_seq AS seq FROM (
        SELECT last_edge_ts, last_edge_seq, bool_and(closed_at IS NOT NULL AND greatest(closed_at, last_edge_ts) < ${ts})
          OVER (ORDER BY last_edge_ts, last_edge_seq) AS is_before
        FROM alarm WHERE ${ofKey(key)}
      ) edges WHERE is_before ORDER BY ts DESC, seq DESC LIMIT 1`,
  )
  return start ?? { ts: -1, seq: -1 }
}

/** The rows of a key after an edge, oldest first. */
export async function listRowsAfter(tx: Database, key: AlarmKey, start: StretchStart): Promise<AlarmRow[]> {
  const rows = await listRows<{ row: AlarmRow }>(
    tx,
    sql`
      SELECT ${rowColumns} AS row FROM alarm
      WHERE ${ofKey(key)} AND (last_edge_ts, last_edge_seq) > (${start.ts}::int8, ${start.seq}::int8)
      ORDER BY last_edge_ts, last_edge_seq`,
  )
  return rows.map(({ row }) => row)
}

/** The edges of a key after an edge, in their order, up to a number of them. */
export function listEdgesAfter(tx: Database, key: AlarmKey, start: StretchStart, limit: number): Promise<AlarmEdge[]> {
  return listRows<AlarmEdge>(
    tx,
    sql`
      SELECT ts, seq, state FROM alarm_edge
      WHERE ${ofKey(key)} AND ts >= ${start.ts}::int8 AND (ts, seq) > (${start.ts}::int8, ${start.seq}::int8)
      ORDER BY ts, seq LIMIT ${limit}`,
  )
}

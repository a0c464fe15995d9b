import { sql } from 'drizzle-orm'
import { floodNumber, floodSeverity, type FloodType } from '@liftwatch/core/domain/alarm-flood'
import type { EdgeRange } from '@liftwatch/core/domain/row-fold'
import type { Database } from '../db/connect'
import { isInService, ofKey, type AlarmKey, type KeyedEdge } from './ingest-alarms'
import { findRow, listRows } from './rows'

export interface OpenCount {
  readonly liftId: string
  readonly type: FloodType
  readonly count: number
}

/** How many alarms of these lifts are open, traps apart; what represents a flood is not counted. */
export function countOpenAlarms(tx: Database, liftIds: readonly string[]): Promise<OpenCount[]> {
  return listRows<OpenCount>(
    tx,
    sql`
      SELECT lift_id AS "liftId", CASE WHEN type = 'PASSENGER_TRAP' THEN type ELSE 'LIFT_FAULT' END AS type, count(*) AS count
      FROM alarm WHERE lift_id = ANY(${sql.param([...liftIds])}::uuid[]) AND operational_status <> 'CLOSED'
        AND closed_at IS NULL AND number <> ${floodNumber}
      GROUP BY 1, 2`,
  )
}

/** Keeps SETs that may not begin a row; of those of a key that are still set, the first is what it began with. */
export async function insertSuppressedEdges(tx: Database, edges: readonly KeyedEdge[]): Promise<void> {
  if (edges.length === 0) return
  await tx.execute(sql`
    INSERT INTO suppressed_edge (lift_id, type, number, ts, seq, description, is_standing)
    SELECT edge."liftId", edge.type, edge.number, edge.ts, edge.seq, edge.description,
      row_number() OVER (PARTITION BY edge."liftId", edge.type, edge.number ORDER BY edge.ts, edge.seq) = 1
        AND NOT EXISTS (SELECT FROM suppressed_edge held WHERE held.lift_id = edge."liftId" AND held.type = edge.type
          AND held.number = edge.number AND held.is_standing)
        AND NOT EXISTS (SELECT FROM alarm_edge later WHERE later.lift_id = edge."liftId" AND later.type = edge.type
          AND later.number = edge.number AND later.state = 'CLEAR' AND later.ts >= edge.ts
          AND (later.ts, later.seq) > (edge.ts, edge.seq))
    FROM jsonb_to_recordset(${JSON.stringify(edges)}::jsonb)
      AS edge ("liftId" uuid, type text, number int, ts int8, seq int8, description text)
    ON CONFLICT DO NOTHING`)
}

/** Takes the SETs of stretches that may not have a row out of what rows are made of. */
export async function suppressEdges(tx: Database, key: AlarmKey, ranges: readonly EdgeRange[]): Promise<void> {
  if (ranges.length === 0) return
  const [fromTs, toTs] = [Math.min(...ranges.map(({ from }) => from.ts)), Math.max(...ranges.map(({ to }) => to.ts))]
  const taken = await listRows<KeyedEdge>(
    tx,
    sql`
      DELETE FROM alarm_edge USING jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) AS range ("from" jsonb, "to" jsonb)
      WHERE ${ofKey(key)} AND ts >= ${fromTs} AND ts <= ${toTs} AND state = 'SET'
        AND (ts, seq) >= ((range."from" ->> 'ts')::int8, (range."from" ->> 'seq')::int8)
        AND (ts, seq) <= ((range."to" ->> 'ts')::int8, (range."to" ->> 'seq')::int8)
      RETURNING lift_id AS "liftId", type, number, ts, seq, state, description`,
  )
  await insertSuppressedEdges(tx, taken)
}

/** Notes which keys are no longer set: their newest edge is a CLEAR, or they have a row. */
export async function endSuppressed(tx: Database, keys: readonly AlarmKey[]): Promise<void> {
  if (keys.length === 0) return
  await tx.execute(sql`
    UPDATE suppressed_edge held SET is_standing = false
    FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS key ("liftId" uuid, type text, number int)
    WHERE held.lift_id = key."liftId" AND held.type = key.type AND held.number = key.number AND held.is_standing
      AND (EXISTS (SELECT FROM alarm_edge later WHERE later.lift_id = held.lift_id AND later.type = held.type
          AND later.number = held.number AND later.state = 'CLEAR' AND later.ts >= held.ts
          AND (later.ts, later.seq) > (held.ts, held.seq))
        OR EXISTS (SELECT FROM alarm WHERE alarm.lift_id = held.lift_id AND alarm.type = held.type
          AND alarm.number = held.number AND alarm.operational_status <> 'CLOSED' AND alarm.closed_at IS NULL))`)
}

/** Up to so many keys of each lift in service that are suppressed, the oldest first. */
export function listSuppressed(tx: Database, perLift: number): Promise<AlarmKey[]> {
  return listRows<AlarmKey>(
    tx,
    sql`
      SELECT "liftId", type, number FROM (
        SELECT lift_id AS "liftId", type, number, row_number() OVER (
          PARTITION BY lift_id, type = 'PASSENGER_TRAP' ORDER BY ts, seq) AS place
        FROM suppressed_edge WHERE is_standing AND ${isInService}
      ) held WHERE place <= ${perLift} ORDER BY place`,
  )
}

/** Gives a key that is suppressed back to what rows are made of. Answers its instant, if it is still set. */
export async function releaseSuppressed(tx: Database, key: AlarmKey): Promise<number | undefined> {
  const released = await listRows<{ ts: number }>(
    tx,
    sql`
      WITH released AS (DELETE FROM suppressed_edge WHERE ${ofKey(key)} AND is_standing RETURNING *)
      INSERT INTO alarm_edge (lift_id, type, number, ts, seq, state, description)
      SELECT lift_id, type, number, ts, seq, 'SET', description FROM released
      ON CONFLICT DO NOTHING RETURNING ts`,
  )
  return released[0]?.ts
}

/** The open row that represents a flood. */
export interface FloodRow {
  readonly id: string
  readonly liftId: string
  readonly type: FloodType
  readonly repeatCnt: number
}

export function listFloods(tx: Database, liftIds: readonly string[]): Promise<FloodRow[]> {
  return listRows<FloodRow>(
    tx,
    sql`
      SELECT id, lift_id AS "liftId", type, repeat_cnt AS "repeatCnt" FROM alarm
      WHERE lift_id = ANY(${sql.param([...liftIds])}::uuid[]) AND number = ${floodNumber}
        AND type IN ('LIFT_FAULT', 'PASSENGER_TRAP') AND operational_status <> 'CLOSED' AND closed_at IS NULL`,
  )
}

/** Stores rows that represent floods. They are clear: nothing that a device sends ends them, and people can close them at any time. */
export async function saveFloods(
  tx: Database,
  floods: readonly (FloodRow & { readonly description: string })[],
  at: number,
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(floods)}::jsonb)
    AS row (id uuid, "liftId" uuid, type text, description text, "repeatCnt" int)`
  const known = await listRows<{ id: string }>(
    tx,
    sql`
      UPDATE alarm SET description = row.description, repeat_cnt = row."repeatCnt", alarm_clear_ts = ${at}, last_edge_ts = ${at}
      FROM ${given} WHERE alarm.id = row.id AND alarm.closed_at IS NULL RETURNING alarm.id`,
  )
  await tx.execute(sql`
    INSERT INTO alarm (id, lift_id, type, number, description, severity, alarm_status, alarm_start_ts, alarm_clear_ts,
      repeat_cnt, last_edge_ts, last_edge_seq, operational_status)
    SELECT row.id, row."liftId", row.type, ${floodNumber}, row.description,
      CASE WHEN row.type = 'LIFT_FAULT' THEN ${floodSeverity} END, 'CLEAR', ${at}, ${at}, row."repeatCnt", ${at}, 0, 'OUTSTANDING'
    FROM ${given} WHERE row.id <> ALL(${sql.param(known.map(({ id }) => id))}::uuid[])`)
}

/** The device that watches a lift. */
export async function findClientOfLift(tx: Database, liftId: string): Promise<string | undefined> {
  const row = await findRow<{ clientId: string }>(
    tx,
    sql`SELECT client_id AS "clientId" FROM lift JOIN lmd ON lmd.id = lift.lmd_id WHERE lift.id = ${liftId}`,
  )
  return row?.clientId
}

export async function deleteOldSuppressed(tx: Database, before: number): Promise<void> {
  await tx.execute(sql`DELETE FROM suppressed_edge WHERE NOT is_standing AND ts < ${before}`)
}

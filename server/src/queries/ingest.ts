import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { deadLetter, deviceMessage } from '../db/schema/device-messages'
import { listRows } from './rows'
import { hasLiftInScope } from './scope'

/** A device and, where a lift was named, the lift of that number that it watches. */
export interface Place {
  readonly clientId: string
  readonly liftNumber: string | null
  readonly lmdId: string
  readonly liftId: string | null
}

/** Finds devices and their lifts by name. What is not there, or retired, is not among the rows. */
export function listPlaces(
  tx: Database,
  named: readonly { readonly clientId: string; readonly liftNumber: string | null }[],
): Promise<Place[]> {
  return listRows<Place>(
    tx,
    sql`
      SELECT named.client_id AS "clientId", named.lift_number AS "liftNumber", lmd.id AS "lmdId",
        lift.id AS "liftId"
      FROM unnest(${sql.param(named.map(name => name.clientId))}::text[],
        ${sql.param(named.map(name => name.liftNumber))}::text[]) AS named (client_id, lift_number)
      JOIN lmd ON lmd.client_id = named.client_id
      LEFT JOIN lift ON lift.lmd_id = lmd.id AND lift.lift_number = named.lift_number AND lift.scope_id > 0
      WHERE ${hasLiftInScope('all', 'lmd')}`,
  )
}

export interface DeviceState {
  readonly lmdId: string
  /** Null leaves it as it is: its messages are of the past. */
  readonly isOnline: boolean | null
  /** Null leaves the last contact as it is: a last will comes from the broker, not from the device. */
  readonly lastOnlineTs: number | null
  readonly lastTestCallTs: number | null
}

/** Notes when devices last sent something; answers those that came online or went offline by it, with the scopes that see them. */
export function saveDeviceStates(
  tx: Database,
  states: readonly DeviceState[],
): Promise<{ lmdId: string; scopeIds: number[] }[]> {
  if (states.length === 0) return Promise.resolve([])
  const inOrder = states.toSorted((a, b) => (a.lmdId < b.lmdId ? -1 : 1))
  return listRows(
    tx,
    sql`
      WITH saved AS (
        UPDATE lmd SET is_online = coalesce(contact.is_online, lmd.is_online),
          last_online_ts = greatest(lmd.last_online_ts, contact.last_online_ts),
          last_test_call_ts = greatest(lmd.last_test_call_ts, contact.last_test_call_ts)
        FROM unnest(${sql.param(inOrder.map(state => state.lmdId))}::uuid[],
          ${sql.param(inOrder.map(state => state.isOnline))}::boolean[],
          ${sql.param(inOrder.map(state => state.lastOnlineTs))}::int8[],
          ${sql.param(inOrder.map(state => state.lastTestCallTs))}::int8[]
        ) AS contact (lmd_id, is_online, last_online_ts, last_test_call_ts)
        JOIN lmd before ON before.id = contact.lmd_id
        WHERE lmd.id = contact.lmd_id
        RETURNING lmd.id, before.is_online <> lmd.is_online AS is_changed
      )
      SELECT saved.id AS "lmdId", array(SELECT DISTINCT scope_id FROM lift WHERE lmd_id = saved.id AND scope_id > 0) AS "scopeIds"
      FROM saved WHERE is_changed`,
  )
}

export interface SeqKey {
  readonly lmdId: string
  readonly seq: number
  readonly ts: number
}

/** Remembers messages by device and sequence number; answers those that are new. */
export async function rememberMessages(tx: Database, keys: readonly SeqKey[], receivedAt: number): Promise<SeqKey[]> {
  if (keys.length === 0) return []
  return tx
    .insert(deviceMessage)
    .values(keys.map(key => ({ ...key, receivedAt })))
    .onConflictDoNothing()
    .returning({ lmdId: deviceMessage.lmdId, seq: deviceMessage.seq, ts: deviceMessage.ts })
}

/** The instants under which sequence numbers were used first. */
export function listMessageTs(tx: Database, keys: readonly SeqKey[]): Promise<SeqKey[]> {
  if (keys.length === 0) return Promise.resolve([])
  return listRows<SeqKey>(
    tx,
    sql`
      SELECT message.lmd_id AS "lmdId", message.seq, message.ts
      FROM unnest(${sql.param(keys.map(key => key.lmdId))}::uuid[], ${sql.param(keys.map(key => key.seq))}::int8[])
        AS key (lmd_id, seq)
      JOIN device_message message ON message.lmd_id = key.lmd_id AND message.seq = key.seq`,
  )
}

export async function insertDeadLetters(tx: Database, rows: (typeof deadLetter.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(deadLetter).values(rows)
}

export async function deleteOldMessages(tx: Database, before: number): Promise<void> {
  await tx.execute(sql`DELETE FROM device_message WHERE received_at < ${before}`)
}

import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { lmd } from '../db/schema/lifts'
import { listRows } from './rows'

export interface DeviceRow {
  readonly lmdId: string
  readonly clientId: string
}

const device = { lmdId: lmd.id, clientId: lmd.clientId }

/** The device that holds this token. */
export async function findDeviceByToken(tx: Database, tokenHash: Buffer): Promise<DeviceRow | undefined> {
  return (await tx.select(device).from(lmd).where(eq(lmd.tokenHash, tokenHash)))[0]
}

interface Credentials {
  readonly clientId: string
  readonly tokenHash: Buffer
}

/** The devices whose names and tokens are right, by the place of their credentials in the list. */
export async function listDevicesByCredentials(
  tx: Database,
  asked: readonly Credentials[],
): Promise<ReadonlyMap<number, DeviceRow>> {
  const rows = await listRows<DeviceRow & { place: number }>(
    tx,
    sql`
      SELECT asked.place::int AS place, lmd.id AS "lmdId", lmd.client_id AS "clientId"
      FROM unnest(${sql.param(asked.map(({ clientId }) => clientId.replaceAll('\0', '')))}::text[],
        ${sql.param(asked.map(({ tokenHash }) => tokenHash))}::bytea[]) WITH ORDINALITY AS asked (client_id, token_hash, place)
      JOIN lmd ON lmd.client_id = asked.client_id AND lmd.token_hash = asked.token_hash`,
  )
  return new Map(rows.map(({ place, ...device }) => [place - 1, device]))
}

/** The hashes of the tokens that devices have now. */
export async function listCurrentTokens(tx: Database, lmdIds: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await listRows<{ lmdId: string; tokenHash: Buffer }>(
    tx,
    sql`
      SELECT id AS "lmdId", token_hash AS "tokenHash" FROM lmd
      WHERE id = ANY(${sql.param([...lmdIds])}::uuid[]) AND token_hash IS NOT NULL`,
  )
  return new Map(rows.map(({ lmdId, tokenHash }) => [lmdId, tokenHash]))
}

/** Marks the devices that fell silent as offline, and answers them with the scopes that see them. */
export function setSilentDevicesOffline(
  tx: Database,
  silentSince: number,
): Promise<{ lmdId: string; scopeIds: number[] }[]> {
  return listRows(
    tx,
    sql`
      WITH silent AS (
        UPDATE lmd SET is_online = false WHERE is_online AND last_online_ts < ${silentSince} RETURNING id
      )
      SELECT silent.id AS "lmdId", array(SELECT DISTINCT scope_id FROM lift WHERE lmd_id = silent.id AND scope_id > 0) AS "scopeIds"
      FROM silent`,
  )
}

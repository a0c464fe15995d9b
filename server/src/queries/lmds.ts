import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { lmd } from '../db/schema/lifts'
import { listRows } from './rows'
import { inScope, type Scope } from './scope'

export interface DeviceRow {
  readonly lmdId: string
  readonly clientId: string
}

const device = { lmdId: lmd.id, clientId: lmd.clientId }

/** The device that holds this token. */
export async function findDeviceByToken(tx: Database, tokenHash: Buffer): Promise<DeviceRow | undefined> {
  return (await tx.select(device).from(lmd).where(eq(lmd.tokenHash, tokenHash)))[0]
}

/** The device of this name, if it holds this token. */
export async function findDeviceByCredentials(
  tx: Database,
  clientId: string,
  tokenHash: Buffer,
): Promise<DeviceRow | undefined> {
  const matches = and(eq(lmd.clientId, clientId), eq(lmd.tokenHash, tokenHash))
  return (await tx.select(device).from(lmd).where(matches))[0]
}

/** A device by its client id, among those that watch a lift in the scope. */
export async function findDeviceInScope(tx: Database, scope: Scope, clientId: string): Promise<DeviceRow | undefined> {
  const rows = await listRows<DeviceRow>(
    tx,
    sql`
      SELECT id AS "lmdId", client_id AS "clientId" FROM lmd
      WHERE client_id = ${clientId}
        AND EXISTS (SELECT FROM lift WHERE lift.lmd_id = lmd.id AND ${inScope(scope, sql`lift.scope_id`)})`,
  )
  return rows[0]
}

export async function setDeviceToken(tx: Database, lmdId: string, tokenHash: Buffer): Promise<void> {
  await tx.update(lmd).set({ tokenHash }).where(eq(lmd.id, lmdId))
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
      SELECT silent.id AS "lmdId", array(SELECT DISTINCT scope_id FROM lift WHERE lmd_id = silent.id) AS "scopeIds"
      FROM silent`,
  )
}

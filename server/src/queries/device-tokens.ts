import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { listRows } from './rows'
import { inScope, pastScope, type Scope } from './scope'

interface NewToken {
  readonly clientId: string
  /** Null for a device that is to have none. */
  readonly tokenHash: Buffer | null
}

/** A device that was given a token, or has lost the one that it had. */
export interface ChangedDevice {
  readonly lmdId: string
  readonly clientId: string
}

/**
 * Locks the devices of these client ids that watch a lift in the scope, or watched one that is retired, in the order of their ids, as those do who store what
 * devices send. Answers their client ids.
 */
export async function lockDevices(tx: Database, scope: Scope, clientIds: readonly string[]): Promise<Set<string>> {
  const rows = await listRows<{ clientId: string }>(
    tx,
    sql`
      SELECT client_id AS "clientId" FROM lmd
      WHERE client_id = ANY(${sql.param([...clientIds])}::text[])
        AND EXISTS (SELECT FROM lift WHERE lift.lmd_id = lmd.id AND ${inScope(pastScope(scope), sql`lift.scope_id`)})
      ORDER BY id FOR NO KEY UPDATE`,
  )
  return new Set(rows.map(({ clientId }) => clientId))
}

/** Answers those of them whose token is another one than before. */
export function setDeviceTokens(tx: Database, tokens: readonly NewToken[]): Promise<ChangedDevice[]> {
  return listRows(
    tx,
    sql`
      UPDATE lmd SET token_hash = given.token_hash
      FROM unnest(${sql.param(tokens.map(({ clientId }) => clientId))}::text[],
        ${sql.param(tokens.map(({ tokenHash }) => tokenHash))}::bytea[]) AS given (client_id, token_hash)
      WHERE lmd.client_id = given.client_id AND lmd.token_hash IS DISTINCT FROM given.token_hash
      RETURNING lmd.id AS "lmdId", lmd.client_id AS "clientId"`,
  )
}

/** The scopes of devices' lifts, with how many of the devices are in each: who sees them. */
export function listDeviceScopes(
  tx: Database,
  lmdIds: readonly string[],
): Promise<{ scopeId: number; lmds: number }[]> {
  return listRows(
    tx,
    sql`
      SELECT scope_id AS "scopeId", count(DISTINCT lmd_id) AS lmds FROM lift
      WHERE lmd_id = ANY(${sql.param([...lmdIds])}::uuid[]) AND scope_id > 0 GROUP BY scope_id`,
  )
}

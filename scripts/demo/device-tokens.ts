import { sql } from 'drizzle-orm'
import type { Database } from '../../server/src/db/connect'
import { hashToken, newToken } from '../../server/src/http/token'
import { setDeviceTokens } from '../../server/src/queries/device-tokens'
import { listRows } from '../../server/src/queries/rows'

/** A device as its simulation needs it: how it logs in, and the numbers of the lifts that it watches. */
export interface DeviceAccess {
  readonly clientId: string
  readonly token: string
  readonly lifts: string[]
}

/** Gives devices new tokens: all of them, or those that watch the named lifts. */
export async function issueTokens(tx: Database, liftIds?: readonly string[]): Promise<DeviceAccess[]> {
  const devices = await listRows<{ clientId: string; lifts: string[] }>(
    tx,
    sql`
      SELECT lmd.client_id AS "clientId", array_agg(lift.lift_number ORDER BY lift.lift_number) AS lifts
      FROM lmd JOIN lift ON lift.lmd_id = lmd.id
      ${liftIds ? sql`WHERE lift.id = ANY(${sql.param([...liftIds])}::uuid[])` : sql``}
      GROUP BY lmd.id ORDER BY lmd.client_id`,
  )
  const access = devices.map(device => Object.assign(device, { token: newToken() }))
  await setDeviceTokens(
    tx,
    access.map(({ clientId, token }) => ({ clientId, tokenHash: hashToken(token) })),
  )
  return access
}

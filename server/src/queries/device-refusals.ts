import { sql } from 'drizzle-orm'
import type { DeviceRefusalReason } from '@liftwatch/core/contract/estate/lmds'
import type { Database } from '../db/connect'
import { listRows } from './rows'

/** What was refused of a device since the last write. */
export interface RefusalCount {
  readonly clientId: string
  readonly reason: DeviceRefusalReason
  readonly count: number
  readonly firstAt: number
  readonly lastAt: number
}

/** Adds counts to those that are there, in the order of their keys. Answers the devices with the scopes that see them; unknown ones are not counted. */
export function addRefusals(
  tx: Database,
  counts: readonly RefusalCount[],
): Promise<{ lmdId: string; scopeIds: number[] }[]> {
  return listRows(
    tx,
    sql`
      WITH added AS (
        INSERT INTO device_refusal AS known (lmd_id, reason, count, first_at, last_at)
        SELECT lmd.id, sent.reason, sent.count, sent."firstAt", sent."lastAt"
        FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
          AS sent ("clientId" text, reason text, count int8, "firstAt" int8, "lastAt" int8)
        JOIN lmd ON lmd.client_id = sent."clientId"
        ORDER BY 1, 2
        ON CONFLICT (lmd_id, reason) DO UPDATE SET count = known.count + excluded.count,
          first_at = least(known.first_at, excluded.first_at), last_at = greatest(known.last_at, excluded.last_at)
        RETURNING lmd_id
      )
      SELECT lmd_id AS "lmdId", 
        array(SELECT DISTINCT scope_id FROM lift WHERE lift.lmd_id = device.lmd_id AND scope_id > 0) AS "scopeIds"
      FROM (SELECT DISTINCT lmd_id FROM added) device`,
  )
}

export async function deleteOldRefusals(tx: Database, before: number): Promise<void> {
  await tx.execute(sql`DELETE FROM device_refusal WHERE last_at < ${before}`)
}

import { sql } from 'drizzle-orm'
import type { TelemetryValue } from '@liftwatch/core/contract/devices/telemetry'
import { telemetryKeysMax } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { listRows } from './rows'

/** What was measured of a lift, with the newest instant and those of the keys that are older. */
export interface TelemetryChange {
  readonly liftId: string
  readonly ts: number
  readonly values: Readonly<Record<string, TelemetryValue>>
  readonly stamps: Readonly<Record<string, number>>
  /** Of the keys' names. */
  readonly keyHash: string
}

/** A lift that has as many keys as it may have, and which. */
export interface FullLift {
  readonly liftId: string
  readonly keys: readonly string[]
}

/** By far the most messages: newer than what is known, with the same keys. */
const isReplaced = sql`known.key_hash = excluded.key_hash AND excluded.ts >= known.ts AND excluded.value_ts = '{}'`

/**
 * Writes one change a lift: each value is laid over one that is no newer, and no keys are added beyond the bound. In the order of
 * the lifts' ids, so that two servers never wait for each other. Answers the lifts that are full.
 */
export function saveTelemetry(tx: Database, changes: readonly TelemetryChange[]): Promise<FullLift[]> {
  const inOrder = changes.toSorted((a, b) => (a.liftId < b.liftId ? -1 : 1))
  return listRows<FullLift>(
    tx,
    sql`
      WITH saved AS (
        INSERT INTO lift_telemetry AS known (lift_id, ts, values, value_ts, key_hash)
        SELECT lift_id, ts, values, value_ts, key_hash FROM unnest(
          ${sql.param(inOrder.map(change => change.liftId))}::uuid[], ${sql.param(inOrder.map(change => change.ts))}::int8[],
          ${sql.param(inOrder.map(change => JSON.stringify(change.values)))}::jsonb[],
          ${sql.param(inOrder.map(change => JSON.stringify(change.stamps)))}::jsonb[],
          ${sql.param(inOrder.map(change => change.keyHash))}::int8[]) AS sent (lift_id, ts, values, value_ts, key_hash)
        ON CONFLICT (lift_id) DO UPDATE SET (ts, values, value_ts, key_hash) = (
          SELECT excluded.ts, excluded.values, excluded.value_ts, excluded.key_hash WHERE ${isReplaced}
          UNION ALL
          SELECT greatest(known.ts, excluded.ts), merged_values, merged_stamps,
            CASE WHEN merged_values = excluded.values THEN excluded.key_hash END
          FROM telemetry_merged(known.values, known.ts, known.value_ts, excluded.values, excluded.ts, excluded.value_ts,
            ${telemetryKeysMax})
          WHERE (${isReplaced}) IS NOT TRUE)
        RETURNING lift_id, CASE WHEN key_hash IS NULL THEN array(SELECT jsonb_object_keys(values)) END AS keys
      )
      SELECT lift_id AS "liftId", keys FROM saved WHERE cardinality(keys) >= ${telemetryKeysMax}`,
  )
}

import { sql } from 'drizzle-orm'
import type { TelemetryValue } from '@liftwatch/core/contract/telemetry'
import { telemetryKeysMax } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { listRows } from './rows'

/** What was measured of a lift, with the newest instant and those of the keys that are older. */
export interface TelemetryChange {
  readonly liftId: string
  readonly ts: number
  readonly values: Readonly<Record<string, TelemetryValue>>
  readonly stamps: Readonly<Record<string, number>>
}

/** A lift that has as many keys as it may have, and which. */
export interface FullLift {
  readonly liftId: string
  readonly keys: readonly string[]
}

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
        INSERT INTO lift_telemetry AS known (lift_id, ts, values, value_ts)
        SELECT lift_id, ts, values, value_ts FROM unnest(
          ${sql.param(inOrder.map(change => change.liftId))}::uuid[], ${sql.param(inOrder.map(change => change.ts))}::int8[],
          ${sql.param(inOrder.map(change => JSON.stringify(change.values)))}::jsonb[],
          ${sql.param(inOrder.map(change => JSON.stringify(change.stamps)))}::jsonb[]) AS sent (lift_id, ts, values, value_ts)
        ON CONFLICT (lift_id) DO UPDATE SET (ts, values, value_ts) = (
          SELECT greatest(known.ts, excluded.ts), merged_values, merged_stamps
          FROM telemetry_merged(known.values, known.ts, known.value_ts, excluded.values, excluded.ts, excluded.value_ts,
            ${telemetryKeysMax}))
        RETURNING lift_id, array(SELECT jsonb_object_keys(values)) AS keys
      )
      SELECT lift_id AS "liftId", keys FROM saved WHERE cardinality(keys) >= ${telemetryKeysMax}`,
  )
}

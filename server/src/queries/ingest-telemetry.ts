import { sql } from 'drizzle-orm'
import type { TelemetryValue } from '@liftwatch/core/contract/telemetry'
import type { Database } from '../db/connect'

export interface TelemetryChange {
  readonly liftId: string
  readonly ts: number
  readonly values: Readonly<Record<string, TelemetryValue>>
}

/**
 * Writes one message's values a lift. A newer message lays its keys over what is there; an older one only over keys that
 * are older still. In the order of the lifts' ids, so that two servers never wait for each other.
 */
export async function saveTelemetry(tx: Database, changes: readonly TelemetryChange[]): Promise<void> {
  const inOrder = changes.toSorted((a, b) => (a.liftId < b.liftId ? -1 : 1))
  await tx.execute(sql`
    INSERT INTO lift_telemetry AS known (lift_id, ts, values, value_ts)
    SELECT lift_id, ts, values, '{}' FROM unnest(
      ${sql.param(inOrder.map(change => change.liftId))}::uuid[], ${sql.param(inOrder.map(change => change.ts))}::int8[],
      ${sql.param(inOrder.map(change => JSON.stringify(change.values)))}::jsonb[]) AS sent (lift_id, ts, values)
    ON CONFLICT (lift_id) DO UPDATE SET
      ts = greatest(known.ts, excluded.ts),
      values = CASE WHEN excluded.ts >= known.ts THEN known.values || excluded.values
        ELSE telemetry_under(known.values, known.ts, known.value_ts, excluded.values, excluded.ts) END,
      value_ts = CASE
        WHEN excluded.ts >= known.ts AND known.values - ARRAY(SELECT jsonb_object_keys(excluded.values)) = '{}' THEN '{}'
        ELSE telemetry_stamps(known.values, known.ts, known.value_ts, excluded.values, excluded.ts) END`)
}

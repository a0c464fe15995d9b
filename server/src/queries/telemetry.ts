import { eq } from 'drizzle-orm'
import type { TelemetryEntry } from '@liftwatch/core/contract/devices/telemetry'
import type { Database } from '../db/connect'
import { liftTelemetry } from '../db/schema/lifts'

/** The latest value of each key of a lift, by key. */
export async function listTelemetry(tx: Database, liftId: string): Promise<TelemetryEntry[]> {
  const [row] = await tx.select().from(liftTelemetry).where(eq(liftTelemetry.liftId, liftId))
  if (!row) return []
  return Object.entries(row.values)
    .map(([key, value]) => ({ key, value, ts: row.valueTs[key] ?? row.ts }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

import type { TelemetryEntry } from '@liftwatch/core/contract/devices/telemetry'

interface Sample {
  readonly ts: number
  readonly value: number
}

/** What a lift has said while it was looked at: its numbers by their keys, oldest first. */
export type TelemetryHistory = ReadonlyMap<string, readonly Sample[]>

/** As many as the widest line shows. */
const samplesMax = 120

/** The history with what was said now; a value that was measured at the same instant is the same one. The same object where nothing is new. */
export function withSamples(history: TelemetryHistory, entries: readonly TelemetryEntry[]): TelemetryHistory {
  const fresh = entries.flatMap(({ key, value, ts }) => {
    const before = history.get(key) ?? []
    const isNew = typeof value === 'number' && (before.at(-1)?.ts ?? -Infinity) < ts
    return isNew ? [[key, [...before, { ts, value }].slice(-samplesMax)] as const] : []
  })
  return fresh.length === 0 ? history : new Map([...history, ...fresh])
}

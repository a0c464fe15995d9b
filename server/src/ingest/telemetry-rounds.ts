import type { TelemetryChange } from '../queries/ingest-telemetry'
import type { Placed } from './message'

/** Telemetry in rounds, each with at most one message a lift, in the order in which they came: one statement a round. */
export function telemetryRounds(messages: readonly Placed[]): TelemetryChange[][] {
  const rounds: TelemetryChange[][] = []
  const roundOf = new Map<string, number>()
  for (const { decoded, place, ts } of messages) {
    if (decoded.kind !== 'telemetry' || place.liftId === null) continue
    const round = roundOf.get(place.liftId) ?? 0
    roundOf.set(place.liftId, round + 1)
    rounds[round] ??= []
    rounds[round].push({ liftId: place.liftId, ts, values: decoded.body.values })
  }
  return rounds
}

import type { TelemetryValue } from '@liftwatch/core/contract/devices/telemetry'
import { telemetryKeysMax } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { saveTelemetry, type TelemetryChange } from '../queries/ingest-telemetry'
import type { DeviceRefusal } from './device-refusals'
import { keyHash } from './key-hash'
import type { Placed } from './message'

/** What a batch has of one lift: of each key the newest value, of equal instants the one that came last. */
class LiftChange {
  /** The only message, which nearly always it is; then there is nothing to compare. */
  #only: { readonly ts: number; readonly values: Readonly<Record<string, TelemetryValue>> } | undefined
  readonly #entries = new Map<string, { readonly value: TelemetryValue; readonly ts: number }>()
  #refusedCnt = 0

  constructor(
    readonly liftId: string,
    readonly clientId: string,
  ) {}

  add(ts: number, values: Readonly<Record<string, TelemetryValue>>): void {
    if (this.#only === undefined && this.#entries.size === 0) {
      this.#only = { ts, values }
      return
    }
    if (this.#only) {
      this.#merge(this.#only.ts, this.#only.values)
      this.#only = undefined
    }
    this.#merge(ts, values)
  }

  #merge(ts: number, values: Readonly<Record<string, TelemetryValue>>): void {
    for (const key of Object.keys(values)) {
      const known = this.#entries.get(key)
      if (known ? known.ts > ts : this.#isFull()) continue
      this.#entries.set(key, { value: values[key]!, ts })
    }
  }

  toChange(): TelemetryChange {
    const { liftId } = this
    if (this.#only) return { liftId, ...this.#only, stamps: {}, keyHash: keyHash(Object.keys(this.#only.values)) }
    let ts = 0
    for (const entry of this.#entries.values()) ts = Math.max(ts, entry.ts)
    const values: Record<string, TelemetryValue> = {}
    const stamps: Record<string, number> = {}
    for (const [key, entry] of this.#entries) {
      values[key] = entry.value
      if (entry.ts !== ts) stamps[key] = entry.ts
    }
    return { liftId, ts, values, stamps, keyHash: keyHash(Object.keys(values)) }
  }

  /** How many keys were refused, of a lift that has these and no room for more. */
  refusedBeside(accepted: ReadonlySet<string> | undefined): number {
    const sent = this.#only ? Object.keys(this.#only.values) : [...this.#entries.keys()]
    return this.#refusedCnt + (accepted ? sent.filter(key => !accepted.has(key)).length : 0)
  }

  #isFull(): boolean {
    if (this.#entries.size < telemetryKeysMax) return false
    this.#refusedCnt += 1
    return true
  }
}

function changesOf(messages: readonly Placed[]): LiftChange[] {
  const changes = new Map<string, LiftChange>()
  for (const { clientId, decoded, place, ts } of messages) {
    if (decoded.kind !== 'telemetry' || place.liftId === null) continue
    const change = changes.get(place.liftId) ?? new LiftChange(place.liftId, clientId)
    changes.set(place.liftId, change)
    change.add(ts, decoded.body.values)
  }
  return [...changes.values()]
}

/**
 * Stores what lifts' devices measured, all messages of a lift as one change: a device that sends a batch full of them costs what
 * one message costs. Answers the refusals: keys that their lifts had no room for.
 */
export async function storeTelemetry(tx: Database, messages: readonly Placed[]): Promise<DeviceRefusal[]> {
  const changes = changesOf(messages)
  if (changes.length === 0) return []
  const full = await saveTelemetry(
    tx,
    changes.map(change => change.toChange()),
  )
  const keysOf = new Map(full.map(({ liftId, keys }) => [liftId, new Set(keys)]))
  return changes.flatMap(change => {
    const count = change.refusedBeside(keysOf.get(change.liftId))
    return count > 0 ? [{ clientId: change.clientId, reason: 'too-many-keys' as const, count }] : []
  })
}

import { contactSavedEveryMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { listPlaces, type DeviceState, type Place } from '../queries/ingest'

interface Name {
  readonly clientId: string
  readonly liftNumber: string | null
}

function keyOf({ clientId, liftNumber }: Name): string {
  return `${clientId}\0${liftNumber ?? ''}`
}

/**
 * What ingest remembers so as not to ask or write the same thing with every message: which lift a device means, and when a
 * device's last contact was written. All of it can be forgotten at any time.
 */
export class IngestMemory {
  readonly #places = new Map<string, Place>()
  readonly #contactSavedAt = new Map<string, number>()

  /** Forgets the places, for the estate has changed. */
  forgetPlaces(): void {
    this.#places.clear()
  }

  /** The places of these names; what does not exist is not among them, and is asked for again next time. */
  async findPlaces(tx: Database, names: readonly Name[]): Promise<(name: Name) => Place | undefined> {
    const unknown = new Map(names.filter(name => !this.#places.has(keyOf(name))).map(name => [keyOf(name), name]))
    if (unknown.size > 0) {
      for (const place of await listPlaces(tx, [...unknown.values()])) {
        if (place.liftNumber === null || place.liftId !== null) this.#places.set(keyOf(place), place)
      }
    }
    return name => this.#places.get(keyOf(name))
  }

  isContactDue({ lmdId, lastOnlineTs }: DeviceState): boolean {
    const savedAt = this.#contactSavedAt.get(lmdId)
    return savedAt === undefined || (lastOnlineTs ?? 0) - savedAt >= contactSavedEveryMs
  }

  /** If the transaction fails after all, contacts are late by one interval: batches are tried again, and devices go on. */
  contactsSaved(states: readonly DeviceState[]): void {
    for (const { lmdId, isOnline, lastOnlineTs } of states) {
      if (isOnline && lastOnlineTs !== null) this.#contactSavedAt.set(lmdId, lastOnlineTs)
      else this.#contactSavedAt.delete(lmdId)
    }
  }
}

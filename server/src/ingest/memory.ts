import type { FloodBounds } from '@liftwatch/core/domain/alarm-flood'
import { contactSavedEveryMs, unknownPlaceRememberedMs, unknownPlacesMax } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { listPlaces, type DeviceState, type Place } from '../queries/ingest'
import { DeadLetterBudget } from './dead-letter-budget'
import { RecentAlarms } from './recent-alarms'

/** What is taken of devices' alarms. */
export interface AlarmBounds extends FloodBounds {
  readonly lateMaxMs: number
}

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
  /** Of devices and lifts that exist: there are no more of these than the estate has. */
  readonly #places = new Map<string, Place>()
  /** Names that devices chose and that nothing has, and until when that is believed. */
  readonly #unknown = new Map<string, number>()
  readonly #contactSavedAt = new Map<string, number>()

  readonly recentAlarms: RecentAlarms
  readonly deadLetters = new DeadLetterBudget()
  /** An alarm that is older when it arrives is too late. */
  readonly lateMaxMs: number

  constructor({ lateMaxMs, ...bounds }: AlarmBounds) {
    this.lateMaxMs = lateMaxMs
    this.recentAlarms = new RecentAlarms(bounds)
  }

  /** Forgets the places, for the estate has changed. */
  forgetPlaces(): void {
    this.#places.clear()
    this.#unknown.clear()
  }

  /** The places of these names; what does not exist is not among them, and is asked for again after a moment. */
  async findPlaces(tx: Database, names: readonly Name[], at: number): Promise<(name: Name) => Place | undefined> {
    const asked = new Map<string, Name>()
    for (const name of names) {
      const key = keyOf(name)
      if (!this.#places.has(key) && !this.#isUnknown(key, at)) asked.set(key, name)
    }
    if (asked.size > 0) {
      for (const place of await listPlaces(tx, [...asked.values()])) {
        if (place.liftNumber === null || place.liftId !== null) this.#places.set(keyOf(place), place)
      }
      for (const key of asked.keys()) if (!this.#places.has(key)) this.#noteUnknown(key, at)
    }
    return name => this.#places.get(keyOf(name))
  }

  #isUnknown(key: string, at: number): boolean {
    const until = this.#unknown.get(key)
    // A clock that was set back must not make it last.
    return until !== undefined && at < until && at >= until - unknownPlaceRememberedMs
  }

  #noteUnknown(key: string, at: number): void {
    if (this.#unknown.size >= unknownPlacesMax) this.#unknown.clear()
    this.#unknown.set(key, at + unknownPlaceRememberedMs)
  }

  isContactDue({ lmdId, lastOnlineTs }: DeviceState): boolean {
    const savedAt = this.#contactSavedAt.get(lmdId)
    return savedAt === undefined || (lastOnlineTs ?? 0) - savedAt >= contactSavedEveryMs
  }

  /** If the transaction fails after all, contacts are late by one interval: batches are tried again, and devices go on. */
  contactsSaved(states: readonly DeviceState[]): void {
    for (const { lmdId, isOnline, lastOnlineTs } of states) {
      if (isOnline === null) continue
      if (isOnline && lastOnlineTs !== null) this.#contactSavedAt.set(lmdId, lastOnlineTs)
      else this.#contactSavedAt.delete(lmdId)
    }
  }
}

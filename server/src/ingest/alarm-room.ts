import { floodReason, floodTypeOf, type FloodReason, type FloodType } from '@liftwatch/core/domain/alarm-flood'
import type { Database } from '../db/connect'
import { countOpenAlarms } from '../queries/alarm-floods'
import type { AlarmKey } from '../queries/ingest-alarms'
import type { RecentAlarms } from './recent-alarms'

/** Alarms of a lift that began no row, with the reason. */
export interface SuppressedAlarms {
  readonly liftId: string
  readonly type: FloodType
  readonly reason: FloodReason
  readonly count: number
}

/** How many more alarms lifts may begin, within one transaction. Its lifts are locked, or what it says is asked for again. */
export class AlarmRoom {
  readonly #openCnt: Map<string, number>
  readonly #recent: RecentAlarms
  readonly #at: number
  readonly #began = new Map<string, number>()
  readonly #suppressed = new Map<string, SuppressedAlarms>()

  private constructor(openCnt: Map<string, number>, recent: RecentAlarms, at: number) {
    this.#openCnt = openCnt
    this.#recent = recent
    this.#at = at
  }

  static async of(tx: Database, liftIds: readonly string[], recent: RecentAlarms, at: number): Promise<AlarmRoom> {
    const counts = await countOpenAlarms(tx, liftIds)
    return new AlarmRoom(new Map(counts.map(({ liftId, type, count }) => [`${liftId} ${type}`, count])), recent, at)
  }

  /** Whether a key may begin a row; it then has. */
  mayBegin({ liftId, type }: AlarmKey): boolean {
    const floodType = floodTypeOf(type)
    const key = `${liftId} ${floodType}`
    const openCnt = this.#openCnt.get(key) ?? 0
    const newCnt = this.#recent.count(liftId, this.#at) + (this.#began.get(liftId) ?? 0)
    const reason = floodReason(floodType, openCnt, newCnt, this.#recent.bounds)
    if (reason === undefined) {
      this.#openCnt.set(key, openCnt + 1)
      if (floodType === 'LIFT_FAULT') this.#began.set(liftId, (this.#began.get(liftId) ?? 0) + 1)
      return true
    }
    const count = (this.#suppressed.get(`${key} ${reason}`)?.count ?? 0) + 1
    this.#suppressed.set(`${key} ${reason}`, { liftId, type: floodType, reason, count })
    return false
  }

  get suppressed(): readonly SuppressedAlarms[] {
    return [...this.#suppressed.values()]
  }

  /** Remembers what began, once it is committed. */
  committed(): void {
    for (const [liftId, count] of this.#began) this.#recent.note(liftId, count, this.#at)
  }
}

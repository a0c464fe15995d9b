import { deadLettersPerMinuteMax, minuteMs } from '@liftwatch/core/limits'

/** How many dead letters of each device are still stored in a minute. What exceeds them is counted, and not stored. */
export class DeadLetterBudget {
  #minute = 0
  #stored = new Map<string, number>()

  #lostCnt = 0

  /** Counts dead letters that were not stored. */
  noteLost(count: number): void {
    this.#lostCnt += count
  }

  /** How many were not stored since this was asked last. */
  takeLost(): number {
    const count = this.#lostCnt
    this.#lostCnt = 0
    return count
  }

  left(clientId: string, at: number): number {
    return deadLettersPerMinuteMax - (this.#minuteOf(at) === this.#minute ? (this.#stored.get(clientId) ?? 0) : 0)
  }

  note(clientIds: readonly string[], at: number): void {
    if (this.#minuteOf(at) !== this.#minute) {
      this.#minute = this.#minuteOf(at)
      this.#stored = new Map()
    }
    for (const clientId of clientIds) this.#stored.set(clientId, (this.#stored.get(clientId) ?? 0) + 1)
  }

  #minuteOf(at: number): number {
    return Math.floor(at / minuteMs)
  }
}

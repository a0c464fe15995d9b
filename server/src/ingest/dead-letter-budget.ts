import { deadLettersPerMinuteMax } from '@liftwatch/core/limits'

const minuteMs = 60_000

/** How many dead letters of each device are still kept in a minute. What exceeds them is counted, and not kept. */
export class DeadLetterBudget {
  #minute = 0
  #kept = new Map<string, number>()

  left(clientId: string, at: number): number {
    return deadLettersPerMinuteMax - (this.#minuteOf(at) === this.#minute ? (this.#kept.get(clientId) ?? 0) : 0)
  }

  note(clientIds: readonly string[], at: number): void {
    if (this.#minuteOf(at) !== this.#minute) {
      this.#minute = this.#minuteOf(at)
      this.#kept = new Map()
    }
    for (const clientId of clientIds) this.#kept.set(clientId, (this.#kept.get(clientId) ?? 0) + 1)
  }

  #minuteOf(at: number): number {
    return Math.floor(at / minuteMs)
  }
}

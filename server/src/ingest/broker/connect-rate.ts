import { connectsPerDevicePerMinuteMax } from '../bounds'
import { minuteMs } from '@liftwatch/core/limits'

/** How often each device has logged in within a minute: two programs with one token would otherwise take each other's place for ever. */
export class ConnectRate {
  readonly #counts = new Map<string, number>()
  #since = 0

  /** Counts a log-in; answers whether it is one too many. */
  isTooOften(clientId: string, at: number): boolean {
    if (Math.abs(at - this.#since) > minuteMs) {
      this.#counts.clear()
      this.#since = at
    }
    const count = (this.#counts.get(clientId) ?? 0) + 1
    this.#counts.set(clientId, count)
    return count > connectsPerDevicePerMinuteMax
  }
}

import { probeEveryMs, probeSpreadMs, probeTimeoutMs, roundFirstWaitMs, roundSlowestMs } from '../limits'
import type { Timer } from './timer'

interface ProbingOptions {
  /** The cheapest call that there is. Rejects where the server cannot be asked. */
  readonly ask: (signal: AbortSignal) => Promise<unknown>
  /** Waits; answers whether it was called off because a try is asked for at once. */
  readonly pause: (ms: number) => Promise<boolean>
  readonly timer: Timer
  readonly clock: () => number
  readonly stopped: AbortSignal
}

/** What asks whether a server that was given up is back. */
export interface Probing {
  /**
   * Waits until all should be tried again. `back`: the server answers and did not before, or a try is asked for; `slow`: it has
   * answered all along, and yet nothing could be fetched, so that it is tried ever more slowly.
   */
  readonly wait: () => Promise<'back' | 'slow'>
  /** Whether the server answered, as seen by another tab. */
  readonly saw: (isReachable: boolean) => void
}

/** Asks one cheap call every 4 s, so that a return is noticed within 5 s, and each tab at a moment of its own. */
export function createProbing({ ask, pause, timer, clock, stopped }: ProbingOptions): Probing {
  let isReachable = true
  let slowRounds = 0

  async function probe(): Promise<boolean> {
    const late = new AbortController()
    const callOff = timer(() => late.abort(), probeTimeoutMs)
    try {
      await ask(AbortSignal.any([late.signal, stopped]))
      return true
    } catch {
      return false
    } finally {
      callOff()
    }
  }

  return {
    saw: seen => (isReachable = seen),
    async wait() {
      const dueAt = clock() + Math.min(roundSlowestMs, roundFirstWaitMs * 2 ** slowRounds)
      let lastedMs = 0
      while (!stopped.aborted) {
        const isAsked = await pause(Math.max(0, probeEveryMs - Math.random() * probeSpreadMs - lastedMs))
        if (isAsked || stopped.aborted) break
        const startedAt = clock()
        const wasReachable = isReachable
        isReachable = await probe()
        lastedMs = clock() - startedAt
        if (isReachable && !wasReachable) break
        // The next look would be too late.
        if (isReachable && clock() + probeEveryMs > dueAt) {
          slowRounds += 1
          return 'slow'
        }
      }
      slowRounds = 0
      return 'back'
    },
  }
}

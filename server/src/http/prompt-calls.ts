import { setTimeout as sleep } from 'node:timers/promises'

/** So long a file waits at most, before each batch of its rows, for those who wait for an answer. */
const patienceMs = 50

/** The calls that someone waits for, as no one does for the end of a file or of a stream. */
export class PromptCalls {
  private underWay = 0
  private readonly waiting = new Set<() => void>()

  async answer<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    this.underWay += 1
    try {
      return await work()
    } finally {
      this.underWay -= 1
      if (this.underWay === 0) for (const goOn of this.waiting) goOn()
    }
  }

  /** Resolves once no such call is under way; where there is always one, after a moment all the same. */
  async yieldTurn(): Promise<void> {
    if (this.underWay === 0) return
    const patience = new AbortController()
    let goOn = () => {}
    const free = new Promise<void>(resolve => (goOn = resolve))
    this.waiting.add(goOn)
    try {
      await Promise.race([free, sleep(patienceMs, undefined, { signal: patience.signal }).catch(() => {})])
    } finally {
      this.waiting.delete(goOn)
      patience.abort()
    }
  }
}

import { AppError } from '@liftwatch/core/errors'
import { lineWithinMs } from '@liftwatch/core/limits'

interface Bounds {
  /** So many run at once altogether. */
  readonly atOnceMax: number
  /** And of one key no more than this. */
  readonly perKeyMax: number
  /** So many of one key wait; those beyond are refused at once. */
  readonly waitingPerKeyMax: number
  /** A call that has waited for this long is refused. */
  readonly waitWithinMs?: number
}

interface Line {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * Lets so many run at once, and so many of one key: an organisation, a user. The others wait, each key in a line of its own, and the
 * lines are served in turn: a line of 100 does not make the only one in another line wait for 100.
 */
export class Turns {
  readonly #bounds: Bounds
  /** In the order in which they are served next. */
  readonly #lines = new Map<string, Line>()
  #running = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** Does the work when its turn comes. Who leaves (the signal) leaves the line. Errors: overloaded. */
  async run<Result>(key: string, leaving: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    const line = this.#lines.get(key) ?? { running: 0, waiting: [] }
    this.#lines.set(key, line)
    try {
      if (this.#hasRoom(line) && line.waiting.length === 0) this.#start(line)
      else await this.#waitIn(line, leaving)
      try {
        return await work()
      } finally {
        line.running -= 1
        this.#running -= 1
        this.#startNext()
      }
    } finally {
      if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(key)
    }
  }

  #hasRoom(line: Line): boolean {
    return this.#running < this.#bounds.atOnceMax && line.running < this.#bounds.perKeyMax
  }

  #start(line: Line): void {
    line.running += 1
    this.#running += 1
  }

  #waitIn({ waiting }: Line, leaving: AbortSignal): Promise<void> {
    const { waitingPerKeyMax, waitWithinMs = lineWithinMs } = this.#bounds
    if (leaving.aborted || waiting.length >= waitingPerKeyMax) throw new AppError('overloaded')
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer)
        leaving.removeEventListener('abort', leave)
      }
      const go = () => {
        settle()
        resolve()
      }
      const leave = () => {
        settle()
        waiting.splice(waiting.indexOf(go), 1)
        reject(new AppError('overloaded'))
      }
      const timer = setTimeout(leave, waitWithinMs)
      leaving.addEventListener('abort', leave)
      waiting.push(go)
    })
  }

  #startNext(): void {
    for (const [key, line] of this.#lines) {
      if (line.waiting.length === 0 || !this.#hasRoom(line)) continue
      // To the end, so that the other lines come first the next time.
      this.#lines.delete(key)
      this.#lines.set(key, line)
      this.#start(line)
      line.waiting.shift()!()
      return
    }
  }
}

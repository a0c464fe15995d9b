import type { FastifyBaseLogger } from 'fastify'
import { noticedEveryMs } from '@liftwatch/core/limits'

type Write = (count: number) => Promise<void>

interface Entry {
  until: number
  /** Since it was last written down. */
  count: number
  write: Write
}

const lookEveryMs = 1_000
const keysMax = 5_000
/** Under which all are counted together once there are too many. */
const rest = 'rest'

/**
 * Writes down what anyone can make happen as often as they like: the first time at once, and then how often, once a minute. So
 * the audit trail has it, and cannot be filled with it. It is written aside, so that no answer's time tells what was written.
 */
export class Repeated {
  readonly #entries = new Map<string, Entry>()
  readonly #writing = new Set<Promise<void>>()
  readonly #clock: () => number
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #timer: NodeJS.Timeout

  constructor(clock: () => number, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#clock = clock
    this.#log = log
    this.#timer = setInterval(() => this.#look(), lookEveryMs).unref()
  }

  /** Of the same key one is written each minute; `write` is given how many it represents. */
  note(wanted: string, write: Write): void {
    const key = this.#entries.has(wanted) || this.#entries.size < keysMax ? wanted : rest
    const known = this.#entries.get(key)
    if (known) {
      known.count += 1
      known.write = write
      return
    }
    this.#entries.set(key, { until: this.#clock() + noticedEveryMs, count: 0, write })
    this.#start(write, 1)
  }

  /** Writes what is still counted. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    for (const { count, write } of this.#entries.values()) if (count > 0) this.#start(write, count)
    this.#entries.clear()
    await Promise.all(this.#writing)
  }

  #look(): void {
    const at = this.#clock()
    for (const [key, entry] of this.#entries) {
      if (at < entry.until) continue
      if (entry.count === 0) {
        this.#entries.delete(key)
        continue
      }
      this.#start(entry.write, entry.count)
      entry.count = 0
      entry.until = at + noticedEveryMs
    }
  }

  #start(write: Write, count: number): void {
    const writing = write(count).catch((error: unknown) =>
      this.#log.warn({ err: error }, 'not written to the audit trail'),
    )
    this.#writing.add(writing)
    void writing.finally(() => this.#writing.delete(writing))
  }
}

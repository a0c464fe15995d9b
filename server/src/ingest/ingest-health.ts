import type { Logger } from 'pino'
import { z } from 'zod'
import { ingestDelayShownFromMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import type { NoticeHub } from '../events/notice-hub'
import { notifyIngestDelay } from '../queries/notices'

/** What servers say of themselves to each other while their devices' messages are late, and once when they no longer are. */
const delayWord = z.object({ server: z.string(), delayMs: z.int().min(0) })

const sayEveryMs = 2_000
/** A server that says nothing for so long is believed to be well, or gone: its devices then talk to another. */
const believedMs = 10_000

interface HealthParts {
  readonly db: Database
  readonly hub: Pick<NoticeHub, 'onIngestDelay'>
  readonly serverName: string
  readonly log: Logger
  readonly clock: () => number
  /** How late this server's own messages are, milliseconds. */
  readonly ownDelayMs: (at: number) => number
}

/** How late the messages of devices are, over all servers of the estate: what the screens say in their headers. */
export class IngestHealth {
  readonly #parts: HealthParts
  readonly #others = new Map<string, { readonly delayMs: number; readonly at: number }>()
  #isLate = false
  #timer: NodeJS.Timeout | undefined

  constructor(parts: HealthParts) {
    this.#parts = parts
    parts.hub.onIngestDelay(text => this.#take(text))
  }

  start(): void {
    this.#timer = setInterval(() => void this.#say(), sayEveryMs)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Milliseconds; 0 while nothing is late enough to be shown. */
  delayMs(): number {
    const at = this.#parts.clock()
    const others = [...this.#others.values()].filter(other => at - other.at < believedMs)
    const most = Math.max(this.#parts.ownDelayMs(at), ...others.map(({ delayMs }) => delayMs))
    return most < ingestDelayShownFromMs ? 0 : Math.round(most)
  }

  #take(text: string): void {
    const parsed = delayWord.safeParse(jsonOf(text))
    if (!parsed.success || parsed.data.server === this.#parts.serverName) return
    this.#others.set(parsed.data.server, { delayMs: parsed.data.delayMs, at: this.#parts.clock() })
  }

  async #say(): Promise<void> {
    const { db, serverName, log, clock, ownDelayMs } = this.#parts
    const delayMs = Math.round(ownDelayMs(clock()))
    const wasLate = this.#isLate
    this.#isLate = delayMs >= ingestDelayShownFromMs
    if (!this.#isLate && !wasLate) return
    try {
      await notifyIngestDelay(db, JSON.stringify({ server: serverName, delayMs: this.#isLate ? delayMs : 0 }))
    } catch (error) {
      log.warn({ err: error, delayMs }, 'other servers could not be notified that messages are late')
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Another program's word on our channel; the shape refuses it.
    return undefined
  }
}

import type { Logger } from 'pino'
import type { DeviceRefusalReason } from '@liftwatch/core/contract/estate/lmds'
import { refusalsAtOnceMax, refusalsSavedEveryMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { inTransaction } from '../db/transaction'
import type { Metrics } from '../metrics'
import { addRefusals, type RefusalCount } from '../queries/device-refusals'
import { insertNotices } from '../queries/notices'

/** What was refused of a device, with its reason. */
export interface DeviceRefusal {
  readonly clientId: string
  readonly reason: DeviceRefusalReason
  readonly count: number
}

/**
 * Counts what was refused of devices, and writes the counts every few seconds: a flood of refusals costs one statement, and
 * screens refresh at most that often. No one waits for it.
 */
export class DeviceRefusals {
  readonly #db: Database
  readonly #log: Logger
  readonly #metrics: Metrics
  readonly #clock: () => number
  #counts = new Map<string, RefusalCount>()
  #timer: NodeJS.Timeout | undefined
  #saving: Promise<void> = Promise.resolve()

  constructor(db: Database, log: Logger, metrics: Metrics, clock: () => number) {
    this.#db = db
    this.#log = log
    this.#metrics = metrics
    this.#clock = clock
  }

  /** Counts a refusal. Never throws and never waits; names that no device has are dropped when it is written. */
  note(clientId: string, reason: DeviceRefusalReason, count = 1): void {
    this.#metrics.refused.inc({ reason }, count)
    const at = this.#clock()
    this.#add({ clientId: clientId.replaceAll('\0', '\u{fffd}'), reason, count, firstAt: at, lastAt: at })
    this.#timer ??= setTimeout(() => this.#save(), refusalsSavedEveryMs).unref()
  }

  /** Writes what is left, if the database is there. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    this.#save()
    await this.#saving
    clearTimeout(this.#timer)
  }

  #add(counted: RefusalCount): void {
    const key = `${counted.clientId}\0${counted.reason}`
    const known = this.#counts.get(key)
    if (!known && this.#counts.size >= refusalsAtOnceMax) return
    this.#counts.set(key, {
      ...counted,
      count: counted.count + (known?.count ?? 0),
      firstAt: Math.min(counted.firstAt, known?.firstAt ?? counted.firstAt),
      lastAt: Math.max(counted.lastAt, known?.lastAt ?? counted.lastAt),
    })
  }

  #save(): void {
    this.#timer = undefined
    if (this.#counts.size === 0) return
    const counts = [...this.#counts.values()]
    this.#counts = new Map()
    this.#saving = this.#saving.then(() => this.#write(counts))
  }

  async #write(counts: readonly RefusalCount[]): Promise<void> {
    try {
      await inTransaction(this.#db, async tx => {
        const devices = await addRefusals(tx, counts)
        const notices = devices.flatMap(({ lmdId, scopeIds }) =>
          scopeIds.map(scopeId => ({ kind: 'lmds' as const, subjectId: lmdId, count: 1, scopeId })),
        )
        await insertNotices(tx, notices, this.#clock())
      })
    } catch (error) {
      this.#log.warn({ err: error }, 'refusals of devices could not be written; they are tried again')
      for (const counted of counts) this.#add(counted)
      this.#timer ??= setTimeout(() => this.#save(), refusalsSavedEveryMs).unref()
    }
  }
}

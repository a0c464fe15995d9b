import type { Logger } from 'pino'
import type { Metrics } from '../metrics'
import { findPosition } from '../queries/replication'
import type { Database } from './connect'
import { isReplicaTrouble } from './database-errors'

const lookEveryMs = 1_000
const startLooks = 5
/** Ten minutes: a copy that catches up after a longer time is measured from where the primary then is. */
const aheadMax = 600

/** Connections to the copy, for each use its own, so that none waits for another's. */
export interface ReplicaConnections {
  readonly reports: Database
  readonly exports: Database
  /** For the looks at how far it is. */
  readonly looks: Database
}

export interface ReplicaParts {
  readonly primary: Database
  /** Where there is one. */
  readonly replica: ReplicaConnections | undefined
  /** What it shows may be so old, milliseconds. */
  readonly lagMaxMs: number
  readonly log: Logger
  readonly metrics: Metrics
}

/**
 * Reads of the past, from a copy of the database where that is no older than it may be, else from the primary. How old it is is measured by
 * this server's own clock: the primary is asked how far it is, and the copy whether it has come as far; a copy that has nothing to do and one
 * that has stopped so differ. What was true of the copy once stays true, for it only goes on.
 */
export class Replica {
  readonly #parts: ReplicaParts
  /** All that was committed by then is shown by the copy; milliseconds of `performance.now`. */
  #isAsOf = -Infinity
  /** Where the primary was, and when, that the copy has not been seen to have reached yet; the oldest first. */
  #ahead: { readonly at: number; readonly bytes: bigint }[] = []
  #problem: string | undefined = 'it has not been looked at yet'
  #isSaidUsed: boolean | undefined
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined

  constructor(parts: ReplicaParts) {
    this.#parts = parts
    const { replicaLag } = parts.metrics
    Object.assign(replicaLag, { collect: () => parts.replica && replicaLag.set(this.#ageMs() / 1_000) })
  }

  async start(): Promise<void> {
    if (!this.#parts.replica) return
    // What is written meanwhile may keep it a moment behind the first looks.
    for (let looks = 0; looks < startLooks && !this.isUsed; looks++) await this.#look()
    this.#say()
    this.#timer = setInterval(() => {
      this.#looking ??= this.#look().finally(() => {
        this.#looking = undefined
        this.#say()
      })
    }, lookEveryMs)
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }

  /** Whether it is read from; undefined where there is none. */
  get isUsed(): boolean | undefined {
    return this.#parts.replica && this.#problem === undefined && this.#ageMs() <= this.#parts.lagMaxMs
  }

  /**
   * Reads from the copy, and from the primary where the copy may not be used or fails; there, what the work has to write is written too.
   * @param mayRepeat asked where the copy failed: false where part of the answer has been given
   */
  async read<Answer>(
    { use, primary }: { readonly use: 'reports' | 'exports'; readonly primary: Database },
    work: (db: Database) => Promise<Answer>,
    mayRepeat: () => boolean = () => true,
  ): Promise<Answer> {
    const { replica, log, metrics } = this.#parts
    if (replica && this.isUsed) {
      try {
        const answer = await work(replica[use])
        metrics.replicaAnswers.inc({ by: 'replica' })
        return answer
      } catch (error) {
        const trouble = isReplicaTrouble(error)
        if (trouble === undefined || !mayRepeat()) throw error
        if (trouble === 'away') log.warn({ err: error }, 'the read replica failed; the primary answers')
      }
    }
    if (replica) metrics.replicaAnswers.inc({ by: 'primary' })
    return work(primary)
  }

  #ageMs(): number {
    return performance.now() - this.#isAsOf
  }

  async #look(): Promise<void> {
    try {
      this.#problem = await this.#measure()
    } catch (error) {
      // How old it is by now says whether it is still used: one that does not answer for a moment may be busy.
      this.#problem = this.#ageMs() <= this.#parts.lagMaxMs ? undefined : messageOf(error)
    }
  }

  /** What keeps the copy from being used, if anything. */
  async #measure(): Promise<string | undefined> {
    const { primary, replica, lagMaxMs } = this.#parts
    const at = performance.now()
    const from = await findPosition(primary)
    const copy = await findPosition(replica!.looks)
    if (!copy.isCopy || copy.history !== from.history) {
      this.#isAsOf = -Infinity
      this.#ahead = []
      return copy.isCopy
        ? 'it is a copy of another database, or of another time of it'
        : 'it is not a copy, but a primary'
    }
    this.#ahead.push({ at, bytes: from.bytes })
    const reached = this.#ahead.findLastIndex(({ bytes }) => bytes <= copy.bytes)
    if (reached >= 0) this.#isAsOf = this.#ahead[reached]!.at
    // What lies further back than it may be tells no more than that it is too old.
    this.#ahead = this.#ahead.slice(reached + 1).slice(-aheadMax)
    return this.#ageMs() <= lagMaxMs ? undefined : 'it is further behind than LIFTWATCH_REPLICA_LAG_SECONDS'
  }

  #say(): void {
    const { log } = this.#parts
    const isUsed = this.isUsed === true
    if (isUsed === this.#isSaidUsed) return
    this.#isSaidUsed = isUsed
    if (isUsed) log.info('reports and exports are read from the read replica')
    else log.warn({ problem: this.#problem }, 'the read replica is not used; the primary answers reports and exports')
  }
}

function messageOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { ingestBatchMaxMessages } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import type { Metrics } from '../metrics'
import { applyBatch } from './apply'
import type { DeviceRefusals } from './device-refusals'
import { IngestMemory } from './memory'
import { deadLetter, type Decoded, type DeadLetter, type Outcome, type RawMessage } from './message'

export type IntakeMessage = RawMessage & { readonly decoded: Decoded | DeadLetter }

interface Waiting {
  readonly message: IntakeMessage
  readonly settle: (outcome: Outcome) => void
}

/** Taken and not yet committed: beyond this the doors wait, and with them the senders. */
const waitingMax = 20_000
const retryDelayMs = { first: 100, most: 5_000 }

/**
 * PostgreSQL's classes of errors that lie in the data (22, 23): the batch would fail again however often it is tried. An error of
 * ours (42) is none of the sender's: the messages wait, unacknowledged, rather than be put aside.
 */
function isFaultOfData(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as Error & { code?: string }
  return code === undefined ? isFaultOfData(error.cause) : /^2[23]/.test(code)
}

/**
 * Gathers messages from all doors into batches, a transaction each. While one commits the next fills, so that batches grow
 * with the load. `take` answers only once its message is committed: that is when a door may acknowledge it.
 */
export class Intake {
  readonly #db: Database
  readonly #log: Logger
  readonly #metrics: Metrics
  readonly #clock: () => number
  readonly #refusals: DeviceRefusals
  readonly #memory = new IngestMemory()
  #queue: Waiting[] = []
  #room: (() => void)[] = []
  #inFlight = 0
  #running: Promise<void> | undefined
  #isStopping = false

  constructor(db: Database, log: Logger, metrics: Metrics, clock: () => number, refusals: DeviceRefusals) {
    this.#db = db
    this.#log = log
    this.#metrics = metrics
    this.#clock = clock
    this.#refusals = refusals
  }

  /** The estate has changed: lifts are to be looked up anew. */
  estateChanged(): void {
    this.#memory.forgetPlaces()
  }

  get waiting(): number {
    return this.#queue.length + this.#inFlight
  }

  get isFull(): boolean {
    return this.waiting >= waitingMax
  }

  /** Stores a message; waits for room first. It is in the database, or among its dead letters, when this answers. */
  async take(message: IntakeMessage): Promise<Outcome> {
    while (this.isFull) await new Promise<void>(resolve => this.#room.push(resolve))
    return new Promise(settle => {
      this.#queue.push({ message, settle })
      this.#running ??= this.#run().finally(() => (this.#running = undefined))
    })
  }

  /** Lets what was taken be committed, if the database is there. What is not was never acknowledged, and comes again. */
  async stop(): Promise<void> {
    this.#isStopping = true
    await this.#running
  }

  async #run(): Promise<void> {
    // A moment's patience gathers what arrives together into one commit.
    await new Promise(resolve => setImmediate(resolve))
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, ingestBatchMaxMessages)
      this.#inFlight = batch.length
      const isDone = await this.#commit(batch)
      this.#inFlight = 0
      this.#metrics.waiting.set(this.waiting)
      for (const resolve of this.#room.splice(0)) resolve()
      if (!isDone) return
    }
  }

  /** Tries until the batch is in the database. Answers false only where the server stops and the database is away. */
  async #commit(batch: readonly Waiting[]): Promise<boolean> {
    for (let delayMs = retryDelayMs.first; ; delayMs = Math.min(delayMs * 2, retryDelayMs.most)) {
      try {
        const done = this.#metrics.batchSeconds.startTimer()
        const { outcomes, refusals } = await applyBatch(
          this.#db,
          this.#memory,
          batch.map(({ message }) => message),
          this.#clock(),
        )
        done()
        for (const { clientId, reason, count } of refusals) this.#refusals.note(clientId, reason, count)
        for (const [index, { settle }] of batch.entries()) this.#settle(settle, outcomes[index]!)
        return true
      } catch (error) {
        if (isFaultOfData(error)) return this.#commitApart(batch, error)
        this.#log.error({ err: error, messages: batch.length }, 'device messages could not be stored; trying again')
        if (this.#isStopping) return false
        await sleep(delayMs)
      }
    }
  }

  /** Halves a batch until the message that the database refuses stands alone, and keeps that as a dead letter. */
  async #commitApart(batch: readonly Waiting[], error: unknown): Promise<boolean> {
    const [only] = batch
    if (batch.length === 1 && only) {
      if (only.message.decoded.kind === 'dead') throw error
      const refused = deadLetter(`the database refused it: ${error instanceof Error ? error.message : String(error)}`)
      return this.#commit([{ ...only, message: { ...only.message, decoded: refused } }])
    }
    const middle = Math.ceil(batch.length / 2)
    return (await this.#commit(batch.slice(0, middle))) && (await this.#commit(batch.slice(middle)))
  }

  #settle(settle: (outcome: Outcome) => void, outcome: Outcome): void {
    if (outcome.kind === 'stored') this.#metrics.ingested.inc({ kind: outcome.messageKind })
    if (outcome.kind === 'repeat') this.#metrics.repeated.inc()
    if (outcome.kind === 'dead') this.#metrics.deadLetters.inc()
    settle(outcome)
  }
}

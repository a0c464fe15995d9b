import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { ingestBatchMaxMessages } from '@liftwatch/core/limits'
import { deadLetter, type Decoded, type DeadLetter, type Outcome, type RawMessage } from './message'

export type IntakeMessage = RawMessage & { readonly decoded: Decoded | DeadLetter }

interface Waiting {
  readonly message: IntakeMessage
  readonly settle: (outcome: Outcome) => void
}

interface LaneParts {
  readonly clock: () => number
  readonly log: Logger
  /** Stores a batch in one transaction. */
  readonly store: (messages: readonly IntakeMessage[]) => Promise<readonly Outcome[]>
  /** A batch is through, so that there is room. */
  readonly onDone: () => void
}

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

/** Messages that are stored in the order in which they came, a batch and a transaction at a time. While one commits the next fills. */
export class Lane {
  readonly #parts: LaneParts
  #queue: Waiting[] = []
  #underWay: readonly Waiting[] = []
  #bytes = 0
  #running: Promise<void> | undefined
  #isStopping = false
  /** When a batch was last through. */
  #lastDoneAt = 0
  /** Why the batch that is under way could not be stored yet. */
  #trouble: unknown

  constructor(parts: LaneParts) {
    this.#parts = parts
  }

  /** Taken and not yet committed. */
  get messages(): number {
    return this.#queue.length + this.#underWay.length
  }

  get trouble(): unknown {
    return this.#trouble
  }

  get bytes(): number {
    return this.#bytes
  }

  /** When the message that has waited for longest arrived; undefined without any. */
  get oldestAt(): number | undefined {
    return (this.#underWay[0] ?? this.#queue[0])?.message.receivedAt
  }

  /** For how long nothing has been stored while something waits, milliseconds. */
  stalledMs(at: number): number {
    const { oldestAt } = this
    return oldestAt === undefined ? 0 : Math.max(0, at - Math.max(oldestAt, this.#lastDoneAt))
  }

  /** Never waits: who offers is to look first whether there is room. `settle` is called after the commit. */
  offer(message: IntakeMessage, settle: (outcome: Outcome) => void): void {
    this.#queue.push({ message, settle })
    this.#bytes += message.payload.length
    this.#running ??= this.#run().finally(() => (this.#running = undefined))
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
      this.#underWay = this.#queue.splice(0, ingestBatchMaxMessages)
      const isDone = await this.#commit(this.#underWay)
      for (const { message } of this.#underWay) this.#bytes -= message.payload.length
      this.#underWay = []
      if (isDone) this.#lastDoneAt = this.#parts.clock()
      this.#parts.onDone()
      if (!isDone) return
    }
  }

  /** Tries until the batch is in the database. Answers false only where the server stops and the database is away. */
  async #commit(batch: readonly Waiting[]): Promise<boolean> {
    for (let delayMs = retryDelayMs.first; ; delayMs = Math.min(delayMs * 2, retryDelayMs.most)) {
      try {
        const outcomes = await this.#parts.store(batch.map(({ message }) => message))
        this.#trouble = undefined
        for (const [index, { settle }] of batch.entries()) settle(outcomes[index]!)
        return true
      } catch (error) {
        this.#trouble = error
        if (isFaultOfData(error)) return this.#commitApart(batch, error)
        this.#parts.log.error(
          { err: error, messages: batch.length },
          'device messages could not be stored; trying again',
        )
        if (this.#isStopping) return false
        await sleep(delayMs)
      }
    }
  }

  /** Halves a batch until the message that the database refuses is alone, and keeps that as a dead letter. */
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
}

import type { Logger } from 'pino'
import type { Database } from '../db/connect'
import { isDatabaseFull } from '../db/database-errors'
import type { Metrics } from '../metrics'
import { applyBatch } from './apply'
import { crowdedFromBytes, crowdedFromMessages } from './bounds'
import type { DeviceRefusals } from './device-refusals'
import { Lane, type IntakeMessage } from './lane'
import type { IngestMemory } from './memory'
import type { Outcome } from './message'

/** Taken and not yet committed: beyond this a call with more messages is refused. */
const waitingMax = 20_000

/**
 * Takes messages from all entry points and stores them in two lanes, each with transactions of its own, so that an alarm
 * never waits behind telemetry. A message is settled only once it is committed: that is when it may be acknowledged.
 */
export class Intake {
  readonly #clock: () => number
  readonly #metrics: Metrics
  readonly #memory: IngestMemory
  readonly #alarms: Lane
  /** Telemetry, and the status of devices: their coming and going keeps its place among their messages. */
  readonly #rest: Lane
  /** Since when there has been no room without a break; undefined while there is. */
  #crowdedSince: number | undefined

  constructor(
    db: Database,
    log: Logger,
    metrics: Metrics,
    clock: () => number,
    refusals: DeviceRefusals,
    memory: IngestMemory,
  ) {
    this.#memory = memory
    this.#clock = clock
    this.#metrics = metrics
    const onDone = () => this.#look()
    const store = async (messages: readonly IntakeMessage[]) => {
      const done = metrics.batchSeconds.startTimer()
      const applied = await applyBatch(db, memory, messages, clock())
      done()
      for (const { clientId, reason, count } of applied.refusals) refusals.note(clientId, reason, count)
      return applied.outcomes
    }
    this.#alarms = new Lane({ log, clock, store, onDone })
    this.#rest = new Lane({ log, clock, store, onDone })
  }

  /** The estate has changed: lifts are to be looked up again. */
  estateChanged(): void {
    this.#memory.forgetPlaces()
  }

  get waiting(): number {
    return this.#alarms.messages + this.#rest.messages
  }

  /** Whether those who send are to send less at a time. */
  get isCrowded(): boolean {
    return this.#crowdedSince !== undefined
  }

  /** Whether a call with a list of messages is to come again later. */
  get isFull(): boolean {
    return this.waiting >= waitingMax
  }

  /** How long the oldest message has waited, or senders have been slowed, without a break; milliseconds. */
  delayMs(at: number): number {
    const since = [this.#alarms.oldestAt, this.#rest.oldestAt, this.#crowdedSince]
    return Math.max(0, ...since.map(from => (from === undefined ? 0 : at - from)))
  }

  /** For how long nothing has been stored while something waits, milliseconds. */
  stalledMs(at: number): number {
    return Math.max(this.#alarms.stalledMs(at), this.#rest.stalledMs(at))
  }

  /** Whether messages wait because the database has no room for them. */
  get isDatabaseFull(): boolean {
    return [this.#alarms, this.#rest].some(({ trouble }) => isDatabaseFull(trouble))
  }

  /** Takes a message; `settle` is called once it is in the database, or among its dead letters. */
  offer(message: IntakeMessage, settle: (outcome: Outcome) => void): void {
    const lane = message.decoded.kind === 'alarm' ? this.#alarms : this.#rest
    lane.offer(message, outcome => {
      if (outcome.kind !== 'dead' || message.deadLetterId === undefined) this.#count(outcome)
      settle(outcome)
    })
    this.#look()
  }

  /** Takes a message, and answers once it is in the database, or among its dead letters. */
  take(message: IntakeMessage): Promise<Outcome> {
    return new Promise(settle => this.offer(message, settle))
  }

  /** Lets what was taken be committed, if the database is there. */
  async stop(): Promise<void> {
    await Promise.all([this.#alarms.stop(), this.#rest.stop()])
  }

  #look(): void {
    const isCrowded = this.waiting >= crowdedFromMessages || this.#alarms.bytes + this.#rest.bytes >= crowdedFromBytes
    this.#crowdedSince = isCrowded ? (this.#crowdedSince ?? this.#clock()) : undefined
    this.#metrics.waiting.set(this.waiting)
  }

  #count(outcome: Outcome): void {
    if (outcome.kind === 'stored') this.#metrics.ingested.inc({ kind: outcome.messageKind })
    if (outcome.kind === 'repeat') this.#metrics.repeated.inc()
    if (outcome.kind === 'dead') this.#metrics.deadLetters.inc()
  }
}

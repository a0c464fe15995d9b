import { setImmediate as othersTurn } from 'node:timers/promises'
import type { NoticeReader } from '@liftwatch/core/domain/notice-reach'
import type { NoticeRow } from '../queries/notices'
import { noticesText } from './item-text'
import type { NoticeHub } from './notice-hub'
import type { EventStream } from './stream'

/** A stream, and how far it has come. */
export interface Follower {
  readonly stream: EventStream
  /** By what is known of its reader's rights at this moment. Readers with the same rights are one object. */
  readonly reader: () => NoticeReader
  sentId: number
  /** Whether it has its past and now gets what comes. */
  isCurrent: boolean
}

/** After a round notices are gathered for so long a stream: each write is a call into the system, whether of one notice or of twenty. */
const gatherMsPerStream = 0.0125
/** Someone trapped is seen within a second, however many watch. */
const gatherMaxMs = 200
/** So many go together at most: what is written at once is to stay far below what may lie unsent for a reader. */
const noticesAtOnce = 1_000
/** With more than so many the streams are ended: each reads on from where it was, as fast as it can, and none of it lies here. */
const gatheredMax = 100_000
/** So many are written to in one go; between, others have their turn. */
const streamsAtOnce = 200

/** Nothing waits behind this: someone is in the lift. */
function isUrgent({ kind }: NoticeRow): boolean {
  return kind === 'passengerTraps'
}

interface Settings {
  readonly hub: Pick<NoticeHub, 'subscribe' | 'lastId'>
  /** Done once each stream's rights have every change that is known of by now. */
  readonly rightsKnown: () => Promise<void>
  /** Called with what ended a round that could not be finished. */
  readonly onError: (error: unknown) => void
}

/**
 * Hands the hub's notices to all streams, in rounds: what comes while a round is sent, and shortly after it, goes together with the
 * next, as one write to each stream of bytes that are made once for all readers with the same rights. A notice that comes alone goes
 * at once, and so does everything that is gathered as soon as a passenger trap is among it.
 */
export class Broadcast {
  readonly #settings: Settings
  readonly #followers = new Set<Follower>()
  #gathered: NoticeRow[] = []
  #timer: NodeJS.Timeout | undefined
  #isSending = false
  /** Until when notices are gathered, by `performance.now()`. */
  #restsUntil = 0
  #startedId: number

  constructor(settings: Settings) {
    this.#settings = settings
    // What came before is no round's: it is read.
    this.#startedId = settings.hub.lastId
    settings.hub.subscribe(
      notices => {
        this.#gather(notices)
        this.#plan()
      },
      // A silent stream must mean that nothing happened.
      () => this.#endAll(),
    )
  }

  /** The newest notice of the rounds that have started: who has it gets what follows by being current. */
  get startedId(): number {
    return this.#startedId
  }

  add(follower: Follower): void {
    this.#followers.add(follower)
    follower.stream.onClose(() => this.#followers.delete(follower))
  }

  #gather(notices: readonly NoticeRow[]): void {
    this.#gathered.push(...notices)
    if (this.#gathered.length <= gatheredMax) return
    this.#gathered = []
    this.#startedId = notices.at(-1)!.id
    this.#endAll()
  }

  #endAll(): void {
    for (const { stream } of this.#followers) stream.end()
  }

  #plan(): void {
    if (this.#isSending || this.#gathered.length === 0) return
    const waitMs = this.#gathered.some(isUrgent) ? 0 : this.#restsUntil - performance.now()
    clearTimeout(this.#timer)
    if (waitMs <= 0) void this.#send()
    else this.#timer = setTimeout(() => void this.#send(), waitMs)
  }

  async #send(): Promise<void> {
    this.#isSending = true
    const startedAt = performance.now()
    try {
      await this.#settings.rightsKnown()
      await this.#round(this.#gathered.splice(0, noticesAtOnce))
    } catch (error) {
      // Who missed something of it resumes where they were.
      this.#settings.onError(error)
      this.#endAll()
    }
    const endedAt = performance.now()
    // Sending takes half of the time at most, so that what brings the alarms in has the other half.
    const gatherMs = Math.max(this.#followers.size * gatherMsPerStream, endedAt - startedAt)
    this.#restsUntil = endedAt + Math.min(gatherMs, gatherMaxMs)
    this.#isSending = false
    this.#plan()
  }

  async #round(notices: readonly NoticeRow[]): Promise<void> {
    if (notices.length === 0) return
    const [firstId, lastId] = [notices[0]!.id, notices.at(-1)!.id]
    // From here on who joins, or becomes current, has had these already, and is passed over below.
    this.#startedId = Math.max(this.#startedId, lastId)
    const bytesFor = new Map<NoticeReader, Buffer>()
    let written = 0
    for (const follower of this.#followers) {
      if (!follower.isCurrent || follower.sentId >= lastId) continue
      const reader = follower.reader()
      if (follower.sentId >= firstId) {
        pass(follower, notices)
      } else {
        const bytes = bytesFor.get(reader) ?? Buffer.from(noticesText(notices, reader))
        bytesFor.set(reader, bytes)
        passBytes(follower, bytes, lastId)
      }
      written += 1
      if (written % streamsAtOnce === 0) await othersTurn()
    }
  }
}

function passBytes(follower: Follower, bytes: Buffer, lastId: number): void {
  follower.sentId = lastId
  if (bytes.length > 0) follower.stream.sendBytes(bytes)
  follower.stream.moveTo(lastId)
}

/** Passes on to one stream what it does not have yet. */
export function pass(follower: Follower, notices: readonly NoticeRow[]): void {
  const others = notices.filter(({ id }) => id > follower.sentId)
  const last = others.at(-1)
  if (last) passBytes(follower, Buffer.from(noticesText(others, follower.reader())), last.id)
}

import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Moment, StreamItem } from '@liftwatch/core/contract/events'
import { streamHeartbeatMs } from '@liftwatch/core/limits'
import { itemText } from './item-text'
import { Wheel } from './wheel'

/** What may lie unsent for a slow reader before its stream is ended; it resumes where it was. */
const unsentMaxBytes = 1_000_000
const partsOfPeriod = 20

/** One open stream of server-sent events. */
export class EventStream {
  readonly #raw: ServerResponse
  #reachedId: number | undefined

  constructor(raw: ServerResponse) {
    this.#raw = raw
  }

  /** Says from where it goes on, before all else. */
  begin(event: StreamItem, id: number): void {
    this.send(event, id)
    this.moveTo(id)
  }

  send(event: StreamItem, id?: number): void {
    this.sendBytes(Buffer.from(itemText(event, id)))
  }

  /** Sends items that are written already. Streams that get the same share the bytes, also while a slow reader leaves them unsent. */
  sendBytes(bytes: Buffer): void {
    // What comes while it ends has no reader any more.
    if (this.#raw.writableEnded || this.#raw.destroyed) return
    this.#raw.write(bytes)
    if (this.#raw.writableLength > unsentMaxBytes) this.#raw.destroy()
  }

  /** Resolves once the reader has taken what was sent, or is gone: a long past is not to lie in memory. */
  async drained(): Promise<void> {
    const raw = this.#raw
    if (!raw.writableNeedDrain || raw.destroyed) return
    await new Promise<void>(resolve => {
      const go = () => {
        raw.off('drain', go).off('close', go)
        resolve()
      }
      raw.on('drain', go).on('close', go)
    })
  }

  /** The reader has received, or had no need of, everything up to this id; the next heartbeat says so. */
  moveTo(id: number): void {
    this.#reachedId = id
  }

  get reachedId(): number | undefined {
    return this.#reachedId
  }

  get isOver(): boolean {
    return this.#raw.writableEnded || this.#raw.destroyed
  }

  end(): void {
    this.#raw.end()
  }

  onClose(listener: () => void): void {
    this.#raw.once('close', listener)
  }
}

/** Takes a reply over as an event stream. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // A proxy that gathers the answer would hold the alarms back.
    'x-accel-buffering': 'no',
  })
  raw.flushHeaders()
  return new EventStream(raw)
}

/** Every open stream: each has a heartbeat, so that silence means a lost connection. */
export class OpenStreams {
  readonly #streams = new Set<EventStream>()
  readonly #heartbeats: Wheel<EventStream>

  constructor(now: () => Moment) {
    this.#heartbeats = new Wheel(streamHeartbeatMs, partsOfPeriod, streams => {
      const data = now()
      const bytes = new Map<number, Buffer>()
      for (const stream of streams) {
        const { reachedId } = stream
        // Nothing comes before the word from where it goes on.
        if (reachedId === undefined) continue
        const known = bytes.get(reachedId) ?? Buffer.from(itemText({ event: 'heartbeat', data }, reachedId))
        bytes.set(reachedId, known)
        stream.sendBytes(known)
      }
    })
  }

  get size(): number {
    return this.#streams.size
  }

  add(stream: EventStream): void {
    this.#streams.add(stream)
    this.#heartbeats.add(stream)
  }

  delete(stream: EventStream): void {
    this.#streams.delete(stream)
    this.#heartbeats.delete(stream)
  }

  /** For a stop: they would never end by themselves. */
  endAll(): void {
    for (const stream of this.#streams) stream.end()
  }
}

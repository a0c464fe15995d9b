import type { FastifyReply } from 'fastify'
import type { Moment, StreamItem } from '@liftwatch/core/contract/events'
import { streamHeartbeatMs } from '@liftwatch/core/limits'

/** What may lie unsent for a slow reader before its stream is ended; it resumes where it was. */
const unsentMaxBytes = 1_000_000

/** One open stream of server-sent events. */
export interface EventStream {
  send(event: StreamItem, id?: number): void
  /** The reader has received, or had no need of, everything up to this id; the next heartbeat says so. */
  moveTo(id: number): void
  end(): void
  onClose(listener: () => void): void
}

function written(event: StreamItem, id: number | undefined): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return `${idLine}event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`
}

/** Takes a reply over as an event stream, with a heartbeat so that silence means a lost connection. */
export function openEventStream(reply: FastifyReply, now: () => Moment): EventStream {
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
  let reachedId: number | undefined
  const stream: EventStream = {
    moveTo: id => (reachedId = id),
    send(event, id) {
      // What comes while it ends has no reader any more.
      if (raw.writableEnded) return
      raw.write(written(event, id))
      if (raw.writableLength > unsentMaxBytes) raw.destroy()
    },
    end: () => raw.end(),
    onClose: listener => void raw.once('close', listener),
  }
  const beat = () => stream.send({ event: 'heartbeat', data: now() }, reachedId)
  const heartbeat = setInterval(beat, streamHeartbeatMs)
  raw.once('close', () => clearInterval(heartbeat))
  return stream
}

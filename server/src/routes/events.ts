import { events, moments } from '@liftwatch/core/contract/events'
import { AppError } from '@liftwatch/core/errors'
import { followNotices } from '../events/follow'
import type { NoticeHub } from '../events/notice-hub'
import { openEventStream, type EventStream } from '../events/stream'
import type { IngestHealth } from '../ingest/ingest-health'
import { route } from '../http/route'
import { watchRights } from '../http/watch-rights'
import type { Metrics } from '../metrics'

export interface EventSettings {
  readonly hub: NoticeHub
  readonly clock: () => number
  readonly health: Pick<IngestHealth, 'delayMs'>
  /** Every open stream, so that a stop can end them: they would never end by themselves. */
  readonly streams: Set<EventStream>
  readonly metrics: Pick<Metrics, 'openStreams'>
}

export function eventRoutes({ hub, clock, health, streams, metrics }: EventSettings) {
  const now = () => ({ at: clock(), ingestDelayMs: health.delayMs() })
  return [
    route(events.stream, async ({ db, caller, request, reply, log }) => {
      // Without ears there is nothing to stream; the front-end polls until there is.
      if (!hub.isListening) throw new AppError('not-ready')
      const stream = openEventStream(reply, now)
      streams.add(stream)
      metrics.openStreams.set(streams.size)
      const rights = watchRights({ db, clock, onAccessChange: hub.onAccessChange }, request, caller, {
        onChange: () => stream.send({ event: 'rights', data: now() }),
        onEnd(code) {
          stream.send({ event: 'ended', data: { ...now(), code } })
          stream.end()
        },
      })
      stream.onClose(() => {
        rights.stop()
        streams.delete(stream)
        metrics.openStreams.set(streams.size)
      })
      const lastEventId = request.headers['last-event-id']
      try {
        await followNotices(hub, db, rights, stream, lastEventId?.toString(), now)
      } catch (error) {
        // The answer has started, so that no error can be sent: the stream ends, and is tried again.
        log.warn({ err: error }, 'a live stream could not begin')
        stream.end()
      }
      return undefined as never
    }),

    route(moments.now, () => Promise.resolve(now())),
  ]
}

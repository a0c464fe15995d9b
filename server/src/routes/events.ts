import { events, moments } from '@liftwatch/core/contract/events'
import { AppError } from '@liftwatch/core/errors'
import type { Logger } from 'pino'
import type { Database } from '../db/connect'
import { Broadcast } from '../events/broadcast'
import { followNotices } from '../events/follow'
import type { NoticeHub } from '../events/notice-hub'
import { openEventStream, OpenStreams } from '../events/stream'
import type { IngestHealth } from '../ingest/ingest-health'
import { RightsWatch } from '../http/rights-watch'
import { route } from '../http/route'
import type { Metrics } from '../metrics'

export interface EventSettings {
  readonly db: Database
  readonly hub: NoticeHub
  readonly clock: () => number
  readonly health: Pick<IngestHealth, 'delayMs'>
  readonly metrics: Pick<Metrics, 'openStreams'>
  readonly log: Logger
}

/** The live stream; `endStreams` is for a stop, as they would never end by themselves. */
export function eventRoutes({ db, hub, clock, health, metrics, log }: EventSettings) {
  const now = () => ({ at: clock(), ingestDelayMs: health.delayMs() })
  const streams = new OpenStreams(now)
  const rightsWatch = new RightsWatch({
    db,
    clock,
    onAccessChange: hub.onAccessChange,
    onError: error => log.warn({ err: error }, 'the rights of live streams could not be looked up'),
  })
  const broadcast = new Broadcast({
    hub,
    rightsKnown: rightsWatch.known,
    onError: error => log.error({ err: error }, 'notices could not be sent to the live streams, which were ended'),
  })
  const sources = { hub, broadcast, db, now }

  const routes = [
    route(events.stream, async ({ caller, request, reply, log: callLog }) => {
      // Without ears there is nothing to stream; the front-end polls until there is.
      if (!hub.isListening) throw new AppError('not-ready')
      const stream = openEventStream(reply)
      streams.add(stream)
      metrics.openStreams.set(streams.size)
      const rights = rightsWatch.watch(request, caller, {
        onChange: () => stream.send({ event: 'rights', data: now() }),
        onEnd(code) {
          rights.stop()
          stream.send({ event: 'ended', data: { ...now(), code } })
          stream.end()
        },
      })
      stream.onClose(() => {
        rights.stop()
        streams.delete(stream)
        metrics.openStreams.set(streams.size)
      })
      try {
        await followNotices(sources, rights, stream, request.headers['last-event-id']?.toString())
      } catch (error) {
        // The answer has started, so that no error can be sent: the stream ends, and is tried again.
        callLog.warn({ err: error }, 'a live stream could not begin')
        stream.end()
      }
      return undefined as never
    }),

    route(moments.now, () => Promise.resolve(now())),
  ]
  return { routes, endStreams: () => streams.endAll() }
}

import { z } from 'zod/mini'
import { endpoint } from './endpoint'
import { id, instant } from './input'
import { noticeKinds } from './lists'

/** How a front-end learns of changes. Polling and stopped are the specification's fall-back (decisions.md section 8). */
export const liveMode = z.enum(['connecting', 'live', 'polling', 'stopped'])
export type LiveMode = z.infer<typeof liveMode>

/** What a notice is about; each kind is the contract key of the resource to fetch again. */
export const noticeKind = z.enum(noticeKinds)
export type NoticeKind = z.infer<typeof noticeKind>

/** Something changed. Without an id it is `count` things at once, so that the whole list is to be fetched again. */
export const notice = z.object({ kind: noticeKind, id: z.nullable(id), count: z.int(), at: instant })
export type Notice = z.infer<typeof notice>

/** What the server says of itself with every word: its clock, and how late devices' messages are, 0 while they are not. */
const moment = z.object({ at: instant, ingestDelayMs: z._default(z.int().check(z.gte(0)), 0) })
export type Moment = z.output<typeof moment>

/**
 * One event of the stream. Its SSE id resumes the stream (Last-Event-ID).
 * - ready: everything up to its id is known to a reader that fetches now; sent first
 * - notice: a change
 * - heartbeat: nothing happened, and the server is well
 * - reset: the id to resume from is too old or unknown; fetch everything again
 * - rights: what its reader may do or see has changed, and the stream goes on by it; fetch that and everything again
 * - ended: its reader may not have it any more, for the reason of the code; the last item
 */
export const streamItem = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ready'), data: moment }),
  z.object({ event: z.literal('reset'), data: moment }),
  z.object({ event: z.literal('heartbeat'), data: moment }),
  z.object({ event: z.literal('rights'), data: moment }),
  z.object({ event: z.literal('ended'), data: z.extend(moment, { code: z.string() }) }),
  z.object({ event: z.literal('notice'), data: notice }),
])
export type StreamItem = z.infer<typeof streamItem>

export const events = {
  stream: endpoint('events.stream', {
    method: 'GET',
    path: '/api/events',
    access: 'member',
    input: z.object({}),
    answer: streamItem,
    isStream: true,
  }),
}

/** For front-ends that poll: what a heartbeat of the stream would say. */
export const moments = {
  now: endpoint('moments.now', {
    method: 'GET',
    path: '/api/events/moment',
    access: 'member',
    input: z.object({}),
    answer: moment,
  }),
}

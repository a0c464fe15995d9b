import type { Moment } from '@liftwatch/core/contract/events'
import type { Database } from '../db/connect'
import type { Rights } from '../http/rights-watch'
import { findNoticeBounds, listNotices } from '../queries/notices'
import { pass, type Broadcast, type Follower } from './broadcast'
import type { NoticeHub } from './notice-hub'
import type { EventStream } from './stream'

const readAtOnce = 1_000

/** Where a stream begins: after the id that the client names, if it can be resumed from; else again. */
async function beginning(db: Database, lastEventId: string | undefined, newestId: number) {
  if (lastEventId === undefined) return { event: 'ready', afterId: newestId } as const
  const asked = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : -1
  const { oldestId, newestId: committedId } = await findNoticeBounds(db)
  if (asked < oldestId || asked > committedId) return { event: 'reset', afterId: newestId } as const
  return { event: 'ready', afterId: asked } as const
}

interface Sources {
  readonly hub: Pick<NoticeHub, 'lastId'>
  readonly broadcast: Broadcast
  readonly db: Database
  readonly now: () => Moment
}

/**
 * Feeds one stream: what it missed since the id that it names, then everything as it comes, each notice once and in order.
 * What is read of the past may be ahead of the rounds; the ids tell which of a round it has.
 */
export async function followNotices(
  { hub, broadcast, db, now }: Sources,
  rights: Rights,
  stream: EventStream,
  lastEventId: string | undefined,
): Promise<void> {
  const follower: Follower = { stream, reader: rights.reader, sentId: 0, isCurrent: false }
  broadcast.add(follower)
  const { event, afterId } = await beginning(db, lastEventId, hub.lastId)
  stream.begin({ event, data: now() }, afterId)
  follower.sentId = afterId
  // A round that begins meanwhile passes it over: until it has what that one brings, it reads on.
  while (follower.sentId < broadcast.startedId && !stream.isOver) {
    const past = await listNotices(db, follower.sentId, readAtOnce)
    if (past.length === 0) break
    await rights.known()
    pass(follower, past)
    await stream.drained()
  }
  follower.isCurrent = true
}

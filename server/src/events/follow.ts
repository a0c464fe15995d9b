import type { Moment } from '@liftwatch/core/contract/events'
import type { Database } from '../db/connect'
import { readBeginning, type Beginning } from '../http/known-notice'
import type { Rights } from '../http/rights-watch'
import { findNoticeBounds, listNotices } from '../queries/notices'
import { pass, type Broadcast, type Follower } from './broadcast'
import type { NoticeHub } from './notice-hub'
import type { EventStream } from './stream'

const readAtOnce = 1_000

/** Where a stream begins: after the id that the client names, if it can be resumed from; else again. */
async function beginning(
  db: Database,
  lastEventId: string | undefined,
  newestId: number,
): Promise<Beginning & { readonly event: 'ready' | 'reset' }> {
  if (lastEventId === undefined) return { event: 'ready', afterId: newestId, rights: undefined }
  const asked = readBeginning(lastEventId)
  const { oldestId, newestId: committedId } = await findNoticeBounds(db)
  if (!asked || asked.afterId < oldestId || asked.afterId > committedId)
    return { event: 'reset', afterId: newestId, rights: undefined }
  return { event: 'ready', ...asked }
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
  const { event, afterId, rights: asked } = await beginning(db, lastEventId, hub.lastId)
  stream.begin({ event, data: now() }, afterId)
  // What the client shows was asked for by rights that have changed since.
  if (asked !== undefined && asked !== rights.reader().key) stream.send({ event: 'rights', data: now() })
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

import type { Moment, NoticeKind, StreamItem } from '@liftwatch/core/contract/events'
import { reachOf } from '@liftwatch/core/domain/notice-reach'
import type { Database } from '../db/connect'
import type { Rights } from '../http/watch-rights'
import { findNoticeBounds, listNotices, type NoticeRow } from '../queries/notices'
import type { NoticeHub } from './notice-hub'
import type { EventStream } from './stream'

const readAtOnce = 1_000

function toEvent({ kind, subjectId, count, at }: Pick<NoticeRow, 'kind' | 'subjectId' | 'count' | 'at'>): StreamItem {
  return { event: 'notice', data: { kind, id: subjectId, count, at } }
}

/** Where a stream begins: after the id that the client names, if it can be resumed from; else again. */
async function beginning(db: Database, lastEventId: string | undefined, newestId: number) {
  if (lastEventId === undefined) return { event: 'ready', afterId: newestId } as const
  const asked = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : -1
  const { oldestId, newestId: committedId } = await findNoticeBounds(db)
  if (asked < oldestId || asked > committedId) return { event: 'reset', afterId: newestId } as const
  return { event: 'ready', afterId: asked } as const
}

/**
 * Feeds one stream: what it missed since the id that it names, then everything as it comes, each notice once and in order.
 * While the past is read, what comes is held back; the ids tell which of it was in the past already.
 */
export async function followNotices(
  hub: NoticeHub,
  db: Database,
  rights: Pick<Rights, 'now'>,
  stream: EventStream,
  lastEventId: string | undefined,
  now: () => Moment,
): Promise<void> {
  let sentId = 0
  let isPastRead = false
  const heldBack: NoticeRow[] = []

  /** Passes notices on by the rights of this moment. */
  async function pass(notices: readonly NoticeRow[]): Promise<void> {
    const reader = await rights.now()
    // Without what it names, one word of a kind says as much as many.
    const changed = new Set<NoticeKind>()
    for (const notice of notices) {
      if (notice.id <= sentId) continue
      sentId = notice.id
      const { kind, at } = notice
      const reach = reachOf(notice, reader)
      if (reach === 'all') stream.send(toEvent(notice), notice.id)
      if (reach !== 'change' || changed.has(kind)) continue
      changed.add(kind)
      stream.send(toEvent({ kind, subjectId: null, count: 1, at }), notice.id)
    }
    stream.moveTo(sentId)
  }

  let passing = Promise.resolve()
  const end = () => stream.end()
  const unsubscribe = hub.subscribe(notices => {
    if (isPastRead) passing = passing.then(() => pass(notices)).catch(end)
    else heldBack.push(...notices)
  }, end)
  stream.onClose(unsubscribe)

  const upToId = hub.lastId
  const { event, afterId } = await beginning(db, lastEventId, upToId)
  stream.send({ event, data: now() }, afterId)
  sentId = afterId
  while (sentId < upToId) {
    const past = await listNotices(db, sentId, readAtOnce)
    if (past.length === 0) break
    await pass(past)
  }
  passing = pass(heldBack)
  isPastRead = true
  await passing
}

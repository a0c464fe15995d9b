import type { Moment, NoticeKind, StreamEvent } from '@liftwatch/core/contract/events'
import type { ScreenPermission } from '@liftwatch/core/contract/permissions'
import type { Database } from '../db/connect'
import type { Member } from '../http/caller'
import { findNoticeBounds, listNotices, type NoticeRow } from '../queries/notices'
import { findScope, type Scope } from '../queries/scope'
import type { NoticeHub } from './notice-hub'
import type { EventStream } from './stream'

const readAtOnce = 1_000

const readableWith = {
  liftFaults: 'lift-fault',
  passengerTraps: 'passenger-trap',
  rbes: 'rbe',
  lifts: 'lifts',
  lmds: 'lmd',
} as const satisfies Record<NoticeKind, ScreenPermission>

function isFor(notice: NoticeRow, member: Member, scope: Scope): boolean {
  const isSeen = scope === 'all' || notice.scopeId === null || scope.includes(notice.scopeId)
  return isSeen && member.permissions.has(readableWith[notice.kind])
}

function toEvent({ kind, subjectId, count, at }: NoticeRow): StreamEvent {
  return { event: 'notice', data: { kind, id: subjectId, count, at } }
}

/** Where a stream begins: after the id that the client names, if it can be resumed from; else anew. */
async function beginning(db: Database, lastEventId: string | undefined, newestId: number) {
  if (lastEventId === undefined) return { event: 'ready', afterId: newestId } as const
  const asked = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : -1
  const { oldestId, newestId: committedId } = await findNoticeBounds(db)
  if (asked < oldestId || asked > committedId) return { event: 'reset', afterId: newestId } as const
  return { event: 'ready', afterId: asked } as const
}

/**
 * Feeds one stream: what it missed since the id that it names, then everything as it comes, each notice once and in order.
 * While the past is read, what comes is kept back; the ids tell which of it was in the past already.
 */
export async function followNotices(
  hub: NoticeHub,
  db: Database,
  member: Member,
  stream: EventStream,
  lastEventId: string | undefined,
  now: () => Moment,
): Promise<void> {
  let scope = member.scope
  let sentId = 0
  let isPastRead = false
  const keptBack: NoticeRow[] = []

  async function refreshScope(): Promise<void> {
    scope = await findScope(db, member.organization.type, member.organization.id)
  }

  function pass(notices: readonly NoticeRow[]): void {
    for (const notice of notices) {
      if (notice.id <= sentId) continue
      sentId = notice.id
      if (notice.kind === 'lifts') void refreshScope().catch(() => stream.end())
      if (isFor(notice, member, scope)) stream.send(toEvent(notice), notice.id)
    }
    stream.moveTo(sentId)
  }

  const unsubscribe = hub.subscribe(
    notices => (isPastRead ? pass(notices) : keptBack.push(...notices)),
    () => stream.end(),
  )
  stream.onClose(unsubscribe)

  const upToId = hub.lastId
  const { event, afterId } = await beginning(db, lastEventId, upToId)
  stream.send({ event, data: now() }, afterId)
  sentId = afterId
  while (sentId < upToId) {
    const past = await listNotices(db, sentId, readAtOnce)
    if (past.length === 0) break
    pass(past)
  }
  isPastRead = true
  pass(keptBack)
}

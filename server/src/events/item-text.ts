import type { NoticeKind, StreamItem } from '@liftwatch/core/contract/events'
import { reachOf, type NoticeReader } from '@liftwatch/core/domain/notice-reach'
import type { NoticeRow } from '../queries/notices'

/** An item as it goes over the stream. */
export function itemText({ event, data }: StreamItem, id: number | undefined): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return `${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

interface Texts {
  all?: string
  change?: string
}

/** A notice is the same text for everyone whom it reaches as far: written once, however many streams there are. */
const texts = new WeakMap<NoticeRow, Texts>()

function textOf(notice: NoticeRow, reach: 'all' | 'change'): string {
  let known = texts.get(notice)
  if (!known) texts.set(notice, (known = {}))
  const { id, kind, at } = notice
  const named = reach === 'all' ? { id: notice.subjectId, count: notice.count } : { id: null, count: 1 }
  return (known[reach] ??= itemText({ event: 'notice', data: { kind, ...named, at } }, id))
}

/** What a reader gets of notices that go together, in the order of their ids; empty where none reaches them. */
export function noticesText(notices: readonly NoticeRow[], reader: NoticeReader): string {
  let text = ''
  // Without what it names, one word of a kind says as much as many.
  const changed = new Set<NoticeKind>()
  for (const notice of notices) {
    const reach = reachOf(notice, reader)
    if (reach === 'nothing' || (reach === 'change' && changed.has(notice.kind))) continue
    if (reach === 'change') changed.add(notice.kind)
    text += textOf(notice, reach)
  }
  return text
}

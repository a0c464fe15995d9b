import type { FastifyReply } from 'fastify'
import { noticeHeader } from '@liftwatch/core/contract/call-headers'
import type { NoticeHub } from '../events/notice-hub'
import type { Member, SignedIn } from './caller'
import { keyOfRights } from './shared-readers'

export type KnownNotices = Pick<NoticeHub, 'lastId' | 'isListening'>

/** Where a stream is to begin: after a notice, for a reader of these rights, if they are said. */
export interface Beginning {
  readonly afterId: number
  readonly rights: string | undefined
}

/**
 * Says with an answer which notices it has the changes of, before anything is read for it: what this server has been given of is
 * committed, so that whatever is read from now on has it. Without ears it is said of nothing, for a stream could not begin there.
 */
export function sayNotice(reply: FastifyReply, { lastId, isListening }: KnownNotices, caller: SignedIn | Member): void {
  if (!isListening) return
  const rights = 'scope' in caller ? `.${keyOfRights(caller)}` : ''
  void reply.header(noticeHeader, `${lastId}${rights}`)
}

/** What a client has of that, or of an event of a stream; undefined where it is neither. */
export function readBeginning(lastEventId: string): Beginning | undefined {
  const [, id, rights] = /^(\d{1,15})(?:\.([\w-]{43}))?$/.exec(lastEventId) ?? []
  return id === undefined ? undefined : { afterId: Number(id), rights }
}

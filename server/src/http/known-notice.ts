import type { FastifyReply } from 'fastify'
import { noticeHeader } from '@liftwatch/core/contract/call-headers'
import type { NoticeHub } from '../events/notice-hub'

export type KnownNotices = Pick<NoticeHub, 'lastId' | 'isListening'>

/**
 * Says with an answer which notices it has the changes of, before anything is read for it: what this server has been given of is
 * committed, so that whatever is read from now on has it. Without ears it is said of nothing, for a stream could not begin there.
 */
export function sayNotice(reply: FastifyReply, { lastId, isListening }: KnownNotices): void {
  if (isListening) void reply.header(noticeHeader, String(lastId))
}

import { sql } from 'drizzle-orm'
import type { NoticeKind } from '@liftwatch/core/contract/events'
import type { NoticeSubject } from '@liftwatch/core/domain/notice-reach'
import type { Database } from '../db/connect'
import { noticeLock } from '../db/locks'
import { listPrepared } from '../db/prepared'
import { findRow, listRows } from './rows'

/** The channel on which servers learn that there are new notices. */
export const noticeChannel = 'liftwatch_notice'

/** The channel on which servers learn that sessions, users, memberships or groups have changed. */
export const accessChannel = 'liftwatch_access'

/** The channel on which servers say that devices' messages are late. */
export const ingestDelayChannel = 'liftwatch_ingest_delay'

export async function notifyIngestDelay(tx: Database, word: string): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${ingestDelayChannel}, ${word})`)
}

export interface NewNotice extends Partial<NoticeSubject> {
  readonly kind: NoticeKind
  readonly subjectId: string | null
  readonly count: number
}

export interface NoticeRow extends NoticeSubject {
  readonly id: number
  readonly at: number
  readonly subjectId: string | null
  readonly count: number
}

/**
 * Writes notices as the last thing of a transaction. The lock is held to the commit, so that ids are taken in commit order:
 * without it a transaction that took its id first and commits last would hide its notice from a client that resumes.
 */
export async function insertNotices(tx: Database, notices: readonly NewNotice[], at: number): Promise<void> {
  if (notices.length === 0) return
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${noticeLock})`)
  await tx.execute(sql`
    WITH added AS (
      INSERT INTO notice (at, kind, subject_id, count, scope_id, organization_id)
      SELECT ${at}, (row ->> 'kind'), (row ->> 'subjectId')::uuid, (row ->> 'count')::int, (row ->> 'scopeId')::int,
        (row ->> 'organizationId')::uuid
      FROM jsonb_array_elements(${JSON.stringify(notices)}::jsonb) row
      RETURNING 1
    )
    SELECT pg_notify(${noticeChannel}, '') FROM (SELECT count(*) FROM added) AS written`)
}

/** Notices after an id, oldest first. */
export function listNotices(tx: Database, afterId: number, limit: number): Promise<NoticeRow[]> {
  return listRows<NoticeRow>(
    tx,
    sql`
      SELECT id, at, kind, subject_id AS "subjectId", count, scope_id AS "scopeId", organization_id AS "organizationId"
      FROM notice WHERE id > ${afterId} ORDER BY id LIMIT ${limit}`,
  )
}

/** The newest notice that is committed, 0 before the first. */
export async function findNewestNotice(tx: Database): Promise<number> {
  const [row] = await listPrepared<{ id: number }>(tx, sql`SELECT coalesce(max(id), 0) AS id FROM notice`)
  return row!.id
}

/** The ids from which a stream may resume: from `oldestId` up to `newestId`. */
export async function findNoticeBounds(tx: Database): Promise<{ oldestId: number; newestId: number }> {
  const row = await findRow<{ oldestId: number; newestId: number }>(
    tx,
    sql`SELECT coalesce(min(id) - 1, 0) AS "oldestId", coalesce(max(id), 0) AS "newestId" FROM notice`,
  )
  return row!
}

/** Forgets old notices, but never the newest: by it a resuming client's id is known to be ours. */
export async function deleteNotices(tx: Database, before: number): Promise<void> {
  await tx.execute(sql`DELETE FROM notice WHERE at < ${before} AND id < (SELECT max(id) FROM notice)`)
}

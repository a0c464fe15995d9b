import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod/mini'
import type { Mail } from '@liftwatch/core/contract/accounts/mails'
import { mailTriedForMs } from '@liftwatch/core/domain/mails'
import { dayMs, minuteMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { mail } from '../db/schema/accounts'
import { inSlices } from './in-slices'
import type { ListQuery } from './list-query'
import type { NewNotice } from './notices'
import { listRows } from './rows'
import { ofOrganization, organizationScopeOf, type Reader } from './scope'

const takenAtOnce = 20

export interface NewMail {
  /** Where something else has to name it; else it is given one. */
  readonly id?: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly organizationId: string | null
}

/** Writes mails, to be sent once the transaction of the action has committed. */
export async function insertMails(tx: Database, mails: readonly NewMail[], at: number): Promise<void> {
  const rows = mails.map(one => Object.assign({ id: newId(), createdAt: at, nextAttemptAt: at }, one))
  for (const slice of inSlices(rows)) await tx.insert(mail).values(slice)
}

/** Says to each organisation that its mails have changed; a user's own, which are no organisation's, show nowhere. */
export function mailNotices(mails: readonly Pick<NewMail, 'organizationId'>[]): NewNotice[] {
  const ids = new Set(mails.flatMap(({ organizationId }) => organizationId ?? []))
  return [...ids].map(organizationId => ({ kind: 'mails', subjectId: null, count: 1, organizationId }))
}

/**
 * Takes the mails that are due. Their next attempt is set before this one is made, after 1 minute, then 2, 4 and so on up to
 * a day: a server that dies while it sends leaves them to be tried again, not lost.
 */
export function takeDueMails(tx: Database, at: number): Promise<(NewMail & { readonly id: string })[]> {
  return listRows(
    tx,
    sql`
      UPDATE mail SET attempts = attempts + 1,
        next_attempt_at = ${at}::bigint + least(${dayMs}::bigint, ${minuteMs}::bigint << least(attempts, 11))
      WHERE id IN (
        SELECT id FROM mail WHERE sent_at IS NULL AND next_attempt_at <= ${at} AND created_at > ${at - mailTriedForMs}
        ORDER BY next_attempt_at LIMIT ${takenAtOnce} FOR UPDATE SKIP LOCKED
      )
      RETURNING id, recipient, subject, text, organization_id AS "organizationId"`,
  )
}

/** What has been sent loses its text, for that holds a link that opens. */
export async function saveMailSent(tx: Database, id: string, at: number): Promise<void> {
  await tx.update(mail).set({ sentAt: at, problem: null, text: '' }).where(eq(mail.id, id))
}

export async function saveMailProblem(tx: Database, id: string, problem: string): Promise<void> {
  await tx.update(mail).set({ problem }).where(eq(mail.id, id))
}

/** Makes those due that have not been sent; answers how many. */
export async function makeMailsDue(tx: Database, ids: readonly string[], at: number): Promise<number> {
  const due = await tx
    .update(mail)
    .set({ nextAttemptAt: at })
    .where(and(inArray(mail.id, [...ids]), isNull(mail.sentAt)))
  return due.rowCount ?? 0
}

/** Deletes mails that were sent before an instant, so many at most. Answers how many. */
export async function deleteSentMails(tx: Database, before: number, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM mail WHERE id IN (SELECT id FROM mail WHERE sent_at < ${before} LIMIT ${limit})`)
  return rowCount ?? 0
}

/** Deletes mails that were written before an instant and never sent, so many at most. Answers whose they were. */
export function deleteUnsentMails(
  tx: Database,
  before: number,
  limit: number,
): Promise<{ readonly organizationId: string | null; readonly createdAt: number }[]> {
  return listRows(
    tx,
    sql`
      DELETE FROM mail WHERE id IN (
        SELECT id FROM mail WHERE sent_at IS NULL AND created_at < ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      RETURNING organization_id AS "organizationId", created_at AS "createdAt"`,
  )
}

/** The mails of an organisation, or of all. What has not been sent has its text, for those who may read it. */
export function mailList(
  { organization }: Pick<Reader, 'organization'>,
  canReadText: boolean,
): ListQuery<Mail, object, 'createdAt'> {
  return {
    columns: {
      id: sql`mail.id`,
      recipient: sql`mail.recipient`,
      subject: sql`mail.subject`,
      text: canReadText ? sql`CASE WHEN mail.sent_at IS NULL THEN mail.text END` : sql`NULL`,
      createdAt: sql`mail.created_at`,
      sentAt: sql`mail.sent_at`,
      problem: sql`mail.problem`,
    },
    filter: z.object({}),
    searched: sql`mail`,
    id: sql`mail.id`,
    inSight: ofOrganization(organizationScopeOf(organization), sql`mail.organization_id`),
    conditions: () => [],
    orders: { createdAt: sql`mail.created_at` },
    toRow: (row: Mail) => row,
  }
}

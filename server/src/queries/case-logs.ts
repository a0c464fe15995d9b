import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { CaseLogEntry, CaseNotification, CaseNotificationEvent } from '@liftwatch/core/contract/alarms/case-logs'
import { caseLogMax } from '@liftwatch/core/contract/alarms/case-limits'
import type { Database } from '../db/connect'
import { caseLog, caseNotification } from '../db/schema/case-logs'
import { findRow, listRows } from './rows'

export type NewCaseLogEntry = Omit<typeof caseLog.$inferInsert, 'id'>

export async function insertCaseLog(tx: Database, entries: readonly NewCaseLogEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(caseLog).values(entries.map(entry => ({ ...entry, id: newId() })))
}

/** The newest entries, the oldest of them first. */
export function listCaseLog(tx: Database, complaintId: string): Promise<CaseLogEntry[]> {
  return listRows(
    tx,
    sql`
      SELECT * FROM (
        SELECT id, at AS datetime, event, user_name AS name, technician_name AS "technicianName", remark, changes
        FROM case_log WHERE complaint_id = ${complaintId} ORDER BY at DESC, id DESC LIMIT ${caseLogMax}
      ) newest ORDER BY datetime, id`,
  )
}

export type NewCaseNotification = Omit<typeof caseNotification.$inferInsert, 'id'>

export async function insertCaseNotification(tx: Database, row: NewCaseNotification): Promise<void> {
  await tx.insert(caseNotification).values({ ...row, id: newId() })
}

export async function countCaseNotifications(tx: Database, complaintId: string): Promise<number> {
  const row = await findRow<{ count: number }>(
    tx,
    sql`SELECT count(*) AS count FROM case_notification WHERE complaint_id = ${complaintId}`,
  )
  return row!.count
}

export function listCaseNotifications(tx: Database, complaintId: string): Promise<CaseNotification[]> {
  return listRows(
    tx,
    sql`
      SELECT id, at AS datetime, event, organization_name AS organization, recipient, sent_at AS "sentAt", problem
      FROM case_notification WHERE complaint_id = ${complaintId} ORDER BY at, id`,
  )
}

/** Notes what has become of a mail that was written because of a case; of any other mail nothing is noted. */
export async function saveNotificationOutcome(
  tx: Database,
  mailId: string,
  { sentAt, problem }: { readonly sentAt: number | null; readonly problem: string | null },
): Promise<void> {
  await tx.execute(
    sql`UPDATE case_notification SET sent_at = ${sentAt}, problem = ${problem} WHERE mail_id = ${mailId}`,
  )
}

/** Where those are written to who look after a lift. */
export interface Correspondent {
  readonly organizationId: string
  readonly name: string
  readonly email: string | null
}

export function findCorrespondent(
  tx: Database,
  liftId: string,
  who: CaseNotificationEvent,
): Promise<Correspondent | undefined> {
  // Work is for the lift company; that it is done is for the council to look at.
  const party = who === 'completed' ? sql`lift_scope.town_council_id` : sql`lift_scope.lift_company_id`
  return findRow(
    tx,
    sql`
      SELECT organization.id AS "organizationId", organization.name, organization.email
      FROM lift JOIN lift_scope ON lift_scope.id = lift.scope_id JOIN organization ON organization.id = ${party}
      WHERE lift.id = ${liftId} AND organization.status = 'ACTIVE'`,
  )
}

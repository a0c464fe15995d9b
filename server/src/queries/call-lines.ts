import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Speaker } from '@liftwatch/core/contract/alarms/case-logs'
import { callShownBeforeMs, caseLogMax } from '@liftwatch/core/contract/alarms/case-limits'
import type { Database } from '../db/connect'
import { callLine } from '../db/schema/case-logs'
import { findRow, listRows } from './rows'

export interface CallLine {
  readonly id: string
  readonly speaker: Speaker
  readonly at: number
  readonly message: string
  readonly name: string | null
}

type NewLine = Omit<typeof callLine.$inferInsert, 'id'>

/** Adds lines; one that was added before, by its device's counter or by its draft, is left as it is. */
export async function insertCallLines(tx: Database, lines: readonly NewLine[]): Promise<string[]> {
  if (lines.length === 0) return []
  const added = await tx
    .insert(callLine)
    .values(lines.map(line => ({ ...line, id: newId() })))
    .onConflictDoNothing()
    .returning({ id: callLine.id })
  return added.map(({ id }) => id)
}

/** How many lines of each lift's intercom came since an instant. */
export function countCallLines(
  tx: Database,
  liftIds: readonly string[],
  since: number,
): Promise<{ liftId: string; count: number }[]> {
  return listRows(
    tx,
    sql`
      SELECT lift_id AS "liftId", count(*) AS count FROM call_line
      WHERE lift_id = ANY(${sql.param([...liftIds])}::uuid[]) AND received_at > ${since} AND lmd_id IS NOT NULL
      GROUP BY 1`,
  )
}

/** How many lines were added to a case by hand. */
export async function countLinesByHand(tx: Database, complaintId: string): Promise<number> {
  const row = await findRow<{ count: number }>(
    tx,
    sql`SELECT count(*) AS count FROM call_line WHERE complaint_id = ${complaintId}`,
  )
  return row!.count
}

/** The scopes of those of these lifts that have cases which are not closed: their call logs have changed. */
export function listScopesWithOpenCases(tx: Database, liftIds: readonly string[]): Promise<{ scopeId: number }[]> {
  return listRows(
    tx,
    sql`
      SELECT DISTINCT scope_id AS "scopeId" FROM lift
      WHERE id = ANY(${sql.param([...liftIds])}::uuid[]) AND open_complaint_cnt > 0`,
  )
}

/**
 * The lines of a case: those of its lift's intercom from a while before it was logged, or its alarm was set, until it was closed; and
 * those that were added to it by hand. The newest of them, the oldest first.
 */
export function listCallLog(tx: Database, complaintId: string): Promise<CallLine[]> {
  const columns = sql`line.id, line.speaker, line.at, line.message, line.user_name AS name`
  const newest = sql`ORDER BY line.at DESC, line.id DESC LIMIT ${caseLogMax}`
  return listRows(
    tx,
    sql`
      WITH shown AS (
        SELECT complaint.lift_id, coalesce(complaint.closed_at, 9007199254740991) AS until,
          least(complaint.created_at, alarm.alarm_start_ts) - ${callShownBeforeMs}::int8 AS since
        FROM complaint LEFT JOIN alarm ON alarm.id = coalesce(lift_fault_id, passenger_trap_id)
        WHERE complaint.id = ${complaintId}
      )
      SELECT * FROM (
        (SELECT ${columns} FROM shown JOIN call_line line ON line.lift_id = shown.lift_id
          WHERE line.complaint_id IS NULL AND line.at BETWEEN shown.since AND shown.until ${newest})
        UNION ALL
        (SELECT ${columns} FROM call_line line WHERE line.complaint_id = ${complaintId} ${newest})
        ORDER BY at DESC, id DESC LIMIT ${caseLogMax}
      ) newest ORDER BY at, id`,
  )
}

/** Removes lines that came long ago and belong to no case that is open, or was closed since. */
export async function deleteOldCallLines(tx: Database, before: number, limit: number): Promise<void> {
  await tx.execute(sql`
    DELETE FROM call_line WHERE id IN (
      SELECT line.id FROM call_line line WHERE line.received_at < ${before} AND NOT EXISTS (
        SELECT FROM complaint
        WHERE complaint.lift_id = line.lift_id AND (closed_at IS NULL OR closed_at >= ${before})
      )
      ORDER BY line.received_at LIMIT ${limit}
    )`)
}

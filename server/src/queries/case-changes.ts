import { eq, sql, type SQL } from 'drizzle-orm'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { complainantsUntil } from '@liftwatch/core/domain/complainants'
import type { Database } from '../db/connect'
import { complaint, hasComplainant } from '../db/schema/complaints'
import { findRow, listRows } from './rows'
import { inScope, type Scope } from './scope'

/** Where a case is: whose scope its notices go to, and of which lift and alarm it is. */
export interface CasePlace {
  readonly scopeId: number
  readonly liftId: string
  readonly liftFaultId: string | null
  readonly passengerTrapId: string | null
}

/**
 * Locks the lifts of cases, in the order of the lifts' ids: anyone who changes a case holds its lift's row, on which its counts are.
 * Cases outside of the caller's scope are left out.
 */
export async function lockLiftsOfCases(
  tx: Database,
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CasePlace>> {
  const rows = await listRows<CasePlace & { id: string }>(
    tx,
    sql`
      SELECT complaint.id, lift.id AS "liftId", lift.scope_id AS "scopeId",
        complaint.lift_fault_id AS "liftFaultId", complaint.passenger_trap_id AS "passengerTrapId"
      FROM complaint JOIN lift ON lift.id = complaint.lift_id
      WHERE complaint.id = ANY(${sql.param([...ids])}::uuid[]) AND ${inScope(scope, sql`lift.scope_id`)}
      ORDER BY lift.id FOR NO KEY UPDATE OF lift`,
  )
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

/** Locks a lift within a scope, and answers its scope. */
export async function lockLiftInScope(tx: Database, scope: Scope, liftId: string): Promise<number | undefined> {
  const row = await findRow<{ scopeId: number }>(
    tx,
    sql`
      SELECT scope_id AS "scopeId" FROM lift WHERE id = ${liftId} AND ${inScope(scope, sql`scope_id`)}
      FOR NO KEY UPDATE`,
  )
  return row?.scopeId
}

export async function isAlarmOfLift(
  tx: Database,
  {
    id,
    liftId,
    type,
  }: { readonly id: string; readonly liftId: string; readonly type: 'LIFT_FAULT' | 'PASSENGER_TRAP' },
): Promise<boolean> {
  const row = await findRow(tx, sql`SELECT FROM alarm WHERE id = ${id} AND lift_id = ${liftId} AND type = ${type}`)
  return row !== undefined
}

export async function countOpenCases(tx: Database, liftId: string): Promise<number> {
  const row = await findRow<{ count: number }>(
    tx,
    sql`SELECT open_complaint_cnt AS count FROM lift WHERE id = ${liftId}`,
  )
  return row!.count
}

/** The case that was made of a draft by this author. */
export async function findCaseOfDraft(tx: Database, draftId: string, authorId: string): Promise<string | undefined> {
  const row = await findRow<{ id: string }>(
    tx,
    sql`SELECT id FROM complaint WHERE draft_id = ${draftId} AND author_id = ${authorId}`,
  )
  return row?.id
}

export async function insertCase(tx: Database, row: typeof complaint.$inferInsert): Promise<void> {
  await tx.insert(complaint).values(row)
}

/** Saves what people change of a case. */
export async function saveCase(tx: Database, id: string, after: ComplaintDetail): Promise<void> {
  const { lastEditor, feedbackType, priority, category, subcategory, description, channel, media } = after
  await tx
    .update(complaint)
    .set({
      feedbackType,
      priority,
      category,
      subcategory,
      description,
      channel,
      media,
      status: after.status,
      technicianName: after.liftTechnicianName,
      lastEditorId: lastEditor?.id ?? null,
      lastEditorName: lastEditor?.name ?? null,
      lastAction: after.lastAction,
      updatedAt: after.updatedAt,
      closedAt: after.closedAt,
    })
    .where(eq(complaint.id, id))
}

export async function saveCaseSeen(tx: Database, id: string, at: number): Promise<void> {
  await tx.update(complaint).set({ seenAt: at }).where(eq(complaint.id, id))
}

/** Nothing of who complained, and that it was removed. */
function removal(at: number): SQL {
  return sql`complainant = NULL, residential = NULL, phone = NULL, email = NULL, complainant_address = NULL,
    complainant_removed_at = ${at}`
}

export async function removeComplainantOf(tx: Database, id: string, at: number): Promise<void> {
  await tx.execute(sql`UPDATE complaint SET ${removal(at)} WHERE id = ${id}`)
}

/** Removes who complained from cases that were closed long ago, some at a time; answers of which, with the scopes that see them. */
export function removeOldComplainants(
  tx: Database,
  at: number,
  limit: number,
): Promise<{ id: string; scopeId: number }[]> {
  return listRows(
    tx,
    sql`
      UPDATE complaint SET ${removal(at)} FROM lift
      WHERE lift.id = complaint.lift_id AND complaint.id IN (
        SELECT id FROM complaint
        WHERE ${hasComplainant} AND closed_at < ${complainantsUntil(at)}
        ORDER BY closed_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      RETURNING complaint.id, lift.scope_id AS "scopeId"`,
  )
}

import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect'
import { lmDescription, lmSchedule } from '../../db/schema/lm-schedules'
import { listRows } from '../rows'
import { inScope, type Scope } from '../scope'
import type { StoredDay } from './day-lists'

/** Locks lifts in the order of their ids, and answers the scopes of those in sight. */
export async function lockLifts(
  tx: Database,
  scope: Scope,
  liftIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await listRows<{ id: string; scopeId: number }>(
    tx,
    sql`
      SELECT id, scope_id AS "scopeId" FROM lift
      WHERE id = ANY(${sql.param([...liftIds])}::uuid[]) AND ${inScope(scope, sql`scope_id`)}
      ORDER BY id FOR NO KEY UPDATE`,
  )
  return new Map(rows.map(({ id, scopeId }) => [id, scopeId]))
}

/** Stores a day as it then is, a new one or a changed one. Its lift is locked. */
export async function saveDay(tx: Database, day: StoredDay): Promise<void> {
  const { id, date, changeDateReason, cancelledAt, lastEditorId, lastEditorName, updatedAt } = day
  const changed = { date, changeDateReason, cancelledAt, lastEditorId, lastEditorName, updatedAt }
  const updated = await tx.update(lmSchedule).set(changed).where(eq(lmSchedule.id, id)).returning({ id: lmSchedule.id })
  if (updated.length > 0) return
  await tx.insert(lmSchedule).values({ ...day, createdAt: updatedAt })
}

/** Stores what is said of a lift's month, whose lift is locked. */
export async function saveDescription(tx: Database, row: typeof lmDescription.$inferInsert): Promise<void> {
  const { description, lastEditorId, lastEditorName, updatedAt } = row
  await tx
    .insert(lmDescription)
    .values(row)
    .onConflictDoUpdate({
      target: [lmDescription.liftId, lmDescription.month],
      set: { description, lastEditorId, lastEditorName, updatedAt },
    })
}

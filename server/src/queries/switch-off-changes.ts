import { eq, sql } from 'drizzle-orm'
import type { SwitchOff } from '@liftwatch/core/contract/estate/switch-offs'
import type { Database } from '../db/connect'
import { omsSchedule } from '../db/schema/oms-schedules'
import { findRow, listRows } from './rows'
import { inScope, type Scope } from './scope'

/** Whose scope the notices of a switch-off go to, and of which lift it is. */
export interface SwitchOffPlace {
  readonly scopeId: number
  readonly liftId: string
}

/**
 * Locks the lifts of switch-offs, in the order of the lifts' ids: a lift has one open switch-off. Those outside of the caller's scope
 * are left out.
 */
export async function lockLiftsOfSwitchOffs(
  tx: Database,
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SwitchOffPlace>> {
  const rows = await listRows<SwitchOffPlace & { id: string }>(
    tx,
    sql`
      SELECT oms_schedule.id, lift.id AS "liftId", lift.scope_id AS "scopeId"
      FROM oms_schedule JOIN lift ON lift.id = oms_schedule.lift_id
      WHERE oms_schedule.id = ANY(${sql.param([...ids])}::uuid[]) AND ${inScope(scope, sql`lift.scope_id`)}
      ORDER BY lift.id FOR NO KEY UPDATE OF lift`,
  )
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

/** The open ones of a lift, the first to be off first. */
export function listOpenOfLift(
  tx: Database,
  liftId: string,
): Promise<{ id: string; createdBy: string | null; offAt: number; onAt: number; report: string }[]> {
  return listRows(
    tx,
    sql`
      SELECT id, created_by AS "createdBy", off_at AS "offAt", on_at AS "onAt", report FROM oms_schedule
      WHERE lift_id = ${liftId} AND status = 'OPEN' ORDER BY off_at, id`,
  )
}

export async function insertSwitchOff(tx: Database, row: typeof omsSchedule.$inferInsert): Promise<void> {
  await tx.insert(omsSchedule).values(row)
}

/** Saves what people change of a switch-off; its lift and its author never do. */
export async function saveSwitchOff(tx: Database, id: string, after: SwitchOff): Promise<void> {
  const { switchedOnBy, cancelledBy, lastEditor, status, offAt, onAt, switchOnAt, closedAt, cancelledAt } = after
  await tx
    .update(omsSchedule)
    .set({
      status,
      offAt,
      onAt,
      switchOnAt,
      closedAt,
      cancelledAt,
      report: after.report,
      cancelReason: after.cancelReason,
      switchedOnBy: switchedOnBy?.id ?? null,
      switchedOnByName: switchedOnBy?.name ?? null,
      cancelledBy: cancelledBy?.id ?? null,
      cancelledByName: cancelledBy?.name ?? null,
      lastEditorId: lastEditor?.id ?? null,
      lastEditorName: lastEditor?.name ?? null,
      updatedAt: after.updatedAt,
    })
    .where(eq(omsSchedule.id, id))
}

const watermarkName = 'switch-offs'

/**
 * Moves the watermark of the job on, and answers where it was: all that is due between the two is this transaction's, and no other
 * server's, for the row is locked to the commit. Undefined at the very first, and where the clock did not go on.
 */
export async function moveSwitchOffWatermark(tx: Database, at: number): Promise<number | undefined> {
  const { rowCount } = await tx.execute(
    sql`INSERT INTO clock_watermark (name, at) VALUES (${watermarkName}, ${at}) ON CONFLICT (name) DO NOTHING`,
  )
  if (rowCount) return undefined
  const row = await findRow<{ at: number }>(
    tx,
    sql`SELECT at FROM clock_watermark WHERE name = ${watermarkName} FOR UPDATE`,
  )
  if (row === undefined || row.at >= at) return undefined
  await tx.execute(sql`UPDATE clock_watermark SET at = ${at} WHERE name = ${watermarkName}`)
  return row.at
}

/** An open switch-off whose off time or on time has come. */
export interface DueSwitchOff {
  readonly id: string
  readonly scopeId: number
  readonly liftName: string
  readonly buildingAddress: string
  readonly offAt: number
  readonly onAt: number
  readonly isOverdue: boolean
  /** Of its author, as long as they are a member of some organisation and may log in. */
  readonly authorEmail: string | null
  readonly companyId: string | null
  readonly companyEmail: string | null
}

/** Open ones whose off time or on time came after the one instant, and no later than the other. */
export function listDueSwitchOffs(tx: Database, after: number, upTo: number): Promise<DueSwitchOff[]> {
  return listRows(
    tx,
    sql`
      SELECT oms_schedule.id, lift.scope_id AS "scopeId", lift.name AS "liftName", building.address AS "buildingAddress",
        oms_schedule.off_at AS "offAt", oms_schedule.on_at AS "onAt",
        (oms_schedule.on_at > ${after} AND oms_schedule.on_at <= ${upTo}) AS "isOverdue",
        (SELECT author.name FROM app_user author WHERE author.id = oms_schedule.created_by AND author.status = 'ACTIVE'
          AND EXISTS (SELECT FROM membership WHERE membership.user_id = author.id AND membership.status = 'ACTIVE')
        ) AS "authorEmail",
        company.id AS "companyId", company.email AS "companyEmail"
      FROM oms_schedule
      JOIN lift ON lift.id = oms_schedule.lift_id
      JOIN building ON building.id = lift.building_id
      JOIN lift_scope ON lift_scope.id = lift.scope_id
      LEFT JOIN organization company ON company.id = lift_scope.lift_company_id
      WHERE oms_schedule.status = 'OPEN' AND (
        (oms_schedule.off_at > ${after} AND oms_schedule.off_at <= ${upTo})
        OR (oms_schedule.on_at > ${after} AND oms_schedule.on_at <= ${upTo}))
      ORDER BY oms_schedule.on_at, oms_schedule.id`,
  )
}

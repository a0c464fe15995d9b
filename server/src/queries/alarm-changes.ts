import { and, eq, sql } from 'drizzle-orm'
import type { AlarmState } from '@liftwatch/core/domain/alarms'
import type { LastEdit } from '@liftwatch/core/domain/last-change'
import type { Database } from '../db/connect'
import { alarm } from '../db/schema/alarms'
import { placeOfAlarms } from './alarm-months'
import { editColumns } from './last-edit'
import { listRows } from './rows'
import { inScope, type Scope } from './scope'

/**
 * Locks the lifts of alarms, in the order of the lifts' ids: anyone who changes an alarm holds its lift's row, be it people or
 * devices, so that no one decides on what is about to change. Answers the scope of each alarm's lift, by the alarm's id; alarms
 * outside of the caller's scope are left out.
 */
export async function lockLiftsOfAlarms(
  tx: Database,
  scope: Scope,
  alarmIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await listRows<{ alarmId: string; scopeId: number }>(
    tx,
    sql`
      SELECT alarm.id AS "alarmId", lift.scope_id AS "scopeId" FROM alarm JOIN lift ON lift.id = alarm.lift_id
      WHERE alarm.id = ANY(${sql.param([...alarmIds])}::uuid[]) AND ${await placeOfAlarms(tx, alarmIds)} AND ${inScope(scope, sql`lift.scope_id`)}
      ORDER BY lift.id FOR NO KEY UPDATE OF lift`,
  )
  return new Map(rows.map(({ alarmId, scopeId }) => [alarmId, scopeId]))
}

/** What people change of an alarm. */
export type OperatorChange = AlarmState &
  LastEdit & {
    readonly technicianName: string | null
    readonly faultCode: string | null
    readonly result: string | null
    /** Only a passenger trap has one. */
    readonly team?: string | null
  }

export async function saveOperatorChange(tx: Database, alarmId: string, change: OperatorChange): Promise<void> {
  await tx
    .update(alarm)
    .set({
      operationalStatus: change.operationalStatus,
      acknowledgeAt: change.acknowledgeAt,
      acknowledgedBy: change.acknowledgedBy?.id ?? null,
      arrivalTs: change.arrivalTs,
      reportAt: change.reportAt,
      closedAt: change.closedAt,
      technicianName: change.technicianName,
      faultCode: change.faultCode,
      result: change.result,
      ...editColumns(change),
      ...(change.team !== undefined && { team: change.team }),
    })
    .where(and(eq(alarm.id, alarmId), await placeOfAlarms(tx, [alarmId])))
}

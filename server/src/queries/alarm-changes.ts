import { eq, sql } from 'drizzle-orm'
import type { AlarmState } from '@liftwatch/core/domain/alarms'
import type { Database } from '../db/connect'
import { alarm } from '../db/schema/alarms'
import { findRow } from './rows'
import { inScope, type Scope } from './scope'

/**
 * Locks the lift of an alarm: anyone who changes an alarm holds its lift's row, be it people or devices, so that no one
 * decides on what is about to change. Answers the lift's scope, or nothing where there is no such alarm in the caller's.
 */
export async function lockLiftOfAlarm(tx: Database, scope: Scope, alarmId: string): Promise<number | undefined> {
  const row = await findRow<{ scopeId: number }>(
    tx,
    sql`
      SELECT scope_id AS "scopeId" FROM lift
      WHERE id = (SELECT lift_id FROM alarm WHERE id = ${alarmId}) AND ${inScope(scope, sql`scope_id`)}
      FOR NO KEY UPDATE`,
  )
  return row?.scopeId
}

/** What people change of an alarm. */
export type OperatorChange = AlarmState & {
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
      ...(change.team !== undefined && { team: change.team }),
    })
    .where(eq(alarm.id, alarmId))
}

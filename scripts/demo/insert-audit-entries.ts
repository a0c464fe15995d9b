import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { api } from '@liftwatch/core/contract/api'
import type { AlarmType } from '@liftwatch/core/contract/alarms/alarm-type'
import type { Database } from '../../server/src/db/connect'
import { audit } from '../../server/src/db/schema/audit'
import { listRows } from '../../server/src/queries/rows'
import { handlers } from './handlers'
import { insertRows } from './insert-rows'

interface HandledAlarm {
  readonly id: string
  readonly type: Exclude<AlarmType, 'RBE'>
  readonly acknowledgeAt: number
  readonly arrivalTs: number
  readonly reportAt: number
  readonly userId: string
  readonly userName: string
  readonly organizationId: string
}

const calls = { LIFT_FAULT: api.liftFaults, PASSENGER_TRAP: api.passengerTraps }

function auditEntriesOf(alarm: HandledAlarm): (typeof audit.$inferInsert)[] {
  const { userId, userName, organizationId } = alarm
  const { acknowledge, arrive, report } = calls[alarm.type]
  const actions = [
    [acknowledge, alarm.acknowledgeAt],
    [arrive, alarm.arrivalTs],
    [report, alarm.reportAt],
  ] as const
  return actions.map(([endpoint, at]) => ({
    id: newId({ msecs: at }),
    at,
    userId,
    userName,
    organizationId,
    action: endpoint.id,
    subjectId: alarm.id,
    requestId: 'demo',
    address: '127.0.0.1',
    userAgent: 'demo',
  }))
}

/**
 * The audit trail of the past alarms that someone handled: without it no one would have been on duty. Each action is done in an
 * organisation that sees the lift.
 */
export async function insertAuditEntries(tx: Database): Promise<void> {
  const handled = await listRows<HandledAlarm>(
    tx,
    sql`
      SELECT alarm.id, alarm.type, acknowledge_at AS "acknowledgeAt", arrival_ts AS "arrivalTs", report_at AS "reportAt",
        app_user.id AS "userId", app_user.nickname AS "userName", seat.organization_id AS "organizationId"
      FROM alarm JOIN app_user ON app_user.id = acknowledged_by JOIN lift ON lift.id = alarm.lift_id
      CROSS JOIN LATERAL (
        SELECT organization_id FROM (${handlers(sql`lift.scope_id`)}) handler WHERE handler.user_id = app_user.id
        ORDER BY organization_id LIMIT 1
      ) seat
      WHERE report_at IS NOT NULL ORDER BY alarm.id`,
  )
  await insertRows(tx, audit, handled.flatMap(auditEntriesOf))
}

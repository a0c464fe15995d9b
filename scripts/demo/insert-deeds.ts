import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { api } from '@liftwatch/core/contract/api'
import type { AlarmType } from '@liftwatch/core/contract/device-messages'
import type { Database } from '../../server/src/db/connect'
import { audit } from '../../server/src/db/schema/audit'
import { listRows } from '../../server/src/queries/rows'

const rowsAtOnce = 1_500

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

function deedsOf(alarm: HandledAlarm): (typeof audit.$inferInsert)[] {
  const { userId, userName, organizationId } = alarm
  const { acknowledge, arrive, report } = calls[alarm.type]
  const deeds = [
    [acknowledge, alarm.acknowledgeAt],
    [arrive, alarm.arrivalTs],
    [report, alarm.reportAt],
  ] as const
  return deeds.map(([endpoint, at]) => ({
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

/** The audit trail of the past alarms that somebody handled: without it nobody would have been on duty. */
export async function insertDeeds(tx: Database): Promise<void> {
  const handled = await listRows<HandledAlarm>(
    tx,
    sql`
      SELECT DISTINCT ON (alarm.id) alarm.id, type, acknowledge_at AS "acknowledgeAt", arrival_ts AS "arrivalTs", report_at AS "reportAt",
        app_user.id AS "userId", app_user.nickname AS "userName", membership.organization_id AS "organizationId"
      FROM alarm JOIN app_user ON app_user.id = acknowledged_by JOIN membership ON membership.user_id = app_user.id
      WHERE report_at IS NOT NULL ORDER BY alarm.id, membership.organization_id`,
  )
  const rows = handled.flatMap(deedsOf)
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx.insert(audit).values(rows.slice(from, from + rowsAtOnce))
}

import { sql, type SQL } from 'drizzle-orm'
import { outOfServiceReason, type OutOfServiceReason } from '@liftwatch/core/contract/home/home-parts'
import { notClosed } from './alarm-months'

/** As a number that is the larger the graver it is. */
function gravityOf(reason: OutOfServiceReason): SQL {
  return sql.raw(String(outOfServiceReason.options.length - outOfServiceReason.options.indexOf(reason)))
}

/** The reason of a gravity. */
export function reasonOf(gravity: number): OutOfServiceReason {
  return outOfServiceReason.options[outOfServiceReason.options.length - gravity]!
}

/**
 * Why lifts are out of service at an instant, a row for each reason that a lift has (lift_id, gravity): a passenger is trapped, an urgent
 * fault or a breakdown is set, or a planned switch-off has started and no one has switched the lift on again.
 */
export function stoppedLifts(at: number): SQL {
  return sql`
    SELECT alarm.lift_id, ${gravityOf('TRAP')} AS gravity FROM alarm
    WHERE alarm.type = 'PASSENGER_TRAP' AND ${notClosed} AND alarm.alarm_status = 'SET'
    UNION ALL
    SELECT alarm.lift_id, CASE alarm.severity WHEN 'URGENT' THEN ${gravityOf('URGENT')} ELSE ${gravityOf('BREAKDOWN')} END
    FROM alarm
    WHERE alarm.type = 'LIFT_FAULT' AND ${notClosed} AND alarm.alarm_status = 'SET'
      AND alarm.severity IN ('URGENT', 'BREAKDOWN')
    UNION ALL
    SELECT oms_schedule.lift_id, ${gravityOf('SWITCH_OFF')} FROM oms_schedule
    WHERE oms_schedule.status = 'OPEN' AND oms_schedule.off_at <= ${at}`
}

/** Whether a lift is out of service: a condition on `lift`. */
export function isOutOfService(at: number): SQL {
  return sql`(lift.id IN (SELECT stopped.lift_id FROM (${stoppedLifts(at)}) stopped))`
}

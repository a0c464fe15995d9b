import { sql } from 'drizzle-orm'
import { notClosed } from './alarm-months'

/** A fault waits for a person while it is open, at least a breakdown, and never acknowledged: a condition on `alarm`. */
export const isWaitingFault = sql`
  (${notClosed} AND alarm.severity IN ('BREAKDOWN', 'URGENT') AND alarm.acknowledge_at IS NULL)`

/** A trap waits for a person while it is open, and a passenger is inside or no one has acknowledged it: a condition on `alarm`. */
export const isWaitingTrap = sql`
  (${notClosed} AND (alarm.alarm_status = 'SET' OR alarm.acknowledge_at IS NULL))`

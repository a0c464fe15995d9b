import { sql } from 'drizzle-orm'
import type { OperationalStatus } from '@liftwatch/core/contract/alarms/alarms'
import type { AlarmType } from '@liftwatch/core/contract/alarms/alarm-type'
import type { Database } from '../db/connect'
import { listRows } from './rows'
import { inScope, type Scope } from './scope'

export interface StatusCount {
  readonly status: OperationalStatus
  readonly count: number
}

/** Exact counts by status within a scope, from the ledger: its sum is the number of rows at every moment. */
export function countAlarms(tx: Database, scope: Scope, type: AlarmType): Promise<StatusCount[]> {
  return listRows<StatusCount>(
    tx,
    sql`
      SELECT operational_status AS status, sum(change)::int8 AS count FROM alarm_count
      WHERE type = ${type} AND ${inScope(scope, sql`scope_id`)} GROUP BY 1`,
  )
}

/** Folds the ledger together; the sums stay the same, for readers before and after. */
export async function foldAlarmCounts(tx: Database): Promise<void> {
  await tx.execute(sql`
    WITH folded AS (DELETE FROM alarm_count RETURNING *)
    INSERT INTO alarm_count (scope_id, type, operational_status, change)
    SELECT scope_id, type, operational_status, sum(change) FROM folded GROUP BY 1, 2, 3 HAVING sum(change) <> 0`)
}

import { sql } from 'drizzle-orm'
import type { AskedPeriod } from '@liftwatch/core/reports/asked-period'
import { tcmrRows, type TcmrGrouping, type TcmrPart, type TcmrRow } from '@liftwatch/core/reports/tcmr-rows'
import type { SummedRows } from '../row-source'
import { listRows } from '../rows'
import { inScope, type Scope } from '../scope'
import { downtimeWith } from './downtime'
import { division, reportedLifts } from './reported-lifts'

/** The council report of a month. The lifts of each division and company are summed up once, and all three reports made from that. */
export function tcmrReport(grouping: TcmrGrouping, scope: Scope, period: AskedPeriod): SummedRows<TcmrRow> {
  const query = sql`
    WITH ${downtimeWith(period, scope)},
    happened AS (
      SELECT lift_id, count(*) AS cases FROM occurred GROUP BY 1
    )
    SELECT ${division.ward} AS "buildingWard",
      ${division.fullName} AS "buildingWardFullName", company.name AS "liftCompany",
      count(*) AS "liftCnt", coalesce(sum(happened.cases), 0)::int8 AS cases,
      coalesce(sum(lost.downtime_ms), 0)::int8 AS "downtimeMs"
    FROM ${reportedLifts} LEFT JOIN happened ON happened.lift_id = lift.id LEFT JOIN lost ON lost.lift_id = lift.id
    WHERE ${inScope(scope, sql`lift.scope_id`)} GROUP BY 1, 2, 3`
  return { rows: async tx => tcmrRows(grouping, await listRows<TcmrPart>(tx, query)) }
}

import { sql, type SQL } from 'drizzle-orm'
import type { AskedPeriod } from '@liftwatch/core/reports/asked-period'
import { tcmrRows, type TcmrGrouping, type TcmrPart, type TcmrRow } from '@liftwatch/core/reports/tcmr-rows'
import { scopeOfCouncils } from '../lift-names'
import type { SummedRows } from '../row-source'
import { listRows } from '../rows'
import { inScope, pastScope, type Scope } from '../scope'
import { downtimeWith } from './downtime'
import { division, isInServiceAfter, reportedLifts } from './reported-lifts'

/** The lifts of each division and company, summed up once for all three reports. */
function tcmrParts(scope: Scope, period: AskedPeriod): SQL {
  return sql`
    WITH ${downtimeWith(period, scope)},
    happened AS (
      SELECT lift_id, count(*) AS cases FROM occurred GROUP BY 1
    )
    SELECT ${division.ward} AS "buildingWard",
      ${division.fullName} AS "buildingWardFullName", company.name AS "liftCompany",
      count(*) AS "liftCnt", coalesce(sum(happened.cases), 0)::int8 AS cases,
      coalesce(sum(lost.downtime_ms), 0)::int8 AS "downtimeMs"
    FROM ${reportedLifts} LEFT JOIN happened ON happened.lift_id = lift.id LEFT JOIN lost ON lost.lift_id = lift.id
    WHERE ${inScope(pastScope(scope), sql`lift.scope_id`)} AND ${isInServiceAfter(period.from)} GROUP BY 1, 2, 3`
}

/** The council report of a month, of some councils of a scope or of all of it. */
export function tcmrReport(
  grouping: TcmrGrouping,
  scope: Scope,
  period: AskedPeriod,
  councils: readonly string[] | undefined,
): SummedRows<TcmrRow> {
  return {
    async rows(tx) {
      const parts = tcmrParts(await scopeOfCouncils(tx, scope, councils), period)
      return tcmrRows(grouping, await listRows<TcmrPart>(tx, parts))
    },
  }
}

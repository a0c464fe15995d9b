import { sql } from 'drizzle-orm'
import type { LiftMaintenanceRow } from '@liftwatch/core/contract/reports/lift-maintenance'
import type { ReportFilter } from '@liftwatch/core/contract/reports/list-report'
import { maintenanceShortUnderMs } from '@liftwatch/core/limits'
import type { AskedPeriod } from '@liftwatch/core/reports/asked-period'
import { checkedWith, daysIn } from '../maintenance/checked'
import type { SummedRows } from '../row-source'
import { allOf, listRows } from '../rows'
import type { Scope } from '../scope'
import { byCodes } from './report-order'
import { division, ofLifts, reportedLifts } from './reported-lifts'

/**
 * What became of the checks of a week, by lift company and division (decisions.md section 5): done where the device showed
 * maintenance mode on the day, with the minutes of that day; not done once the day is over without. The last row sums up the others.
 */
export function liftMaintenanceRows(
  scope: Scope,
  period: AskedPeriod,
  filter: ReportFilter,
): SummedRows<LiftMaintenanceRow> {
  const query = sql`
    WITH ${checkedWith({ scope, days: daysIn(period), upTo: period.upTo })}
    SELECT company.name AS "liftCompany", ${division.ward} AS "buildingWard",
      ${division.fullName} AS "buildingWardFullName", count(*) AS "scheduledCnt",
      count(*) FILTER (WHERE ms > 0) AS "doneCnt", count(*) FILTER (WHERE ms = 0 AND is_over) AS "notDoneCnt",
      count(*) FILTER (WHERE ms > 0 AND ms < ${maintenanceShortUnderMs}) AS "shortCnt",
      grouping(company.name) = 1 AS summary
    FROM done JOIN (${reportedLifts}) ON lift.id = done.lift_id
    WHERE ${allOf(ofLifts(scope, filter))} GROUP BY GROUPING SETS ((1, 2, 3), ())
    HAVING count(*) > 0
    ORDER BY summary, ${byCodes(sql`company.name`)}, ${byCodes(division.ward)},
      ${byCodes(division.fullName)}`
  return { rows: tx => listRows(tx, query) }
}

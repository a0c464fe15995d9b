import { sql } from 'drizzle-orm'
import type { LiftMaintenanceRow } from '@liftwatch/core/contract/reports/lift-maintenance'
import type { ReportFilter } from '@liftwatch/core/contract/reports/list-report'
import { alarmNumbers } from '@liftwatch/core/domain/event-codes'
import { maintenanceShortUnderMs } from '@liftwatch/core/limits'
import type { AskedPeriod } from '@liftwatch/core/reports/asked-period'
import { dayAfter } from '@liftwatch/core/reports/calendar'
import { periodNameAt, periodOf } from '@liftwatch/core/reports/periods'
import { anyOf } from '../alarm-filter'
import type { SummedRows } from '../row-source'
import { allOf, listRows } from '../rows'
import type { Scope } from '../scope'
import { byCodes } from './report-order'
import { division, ofLifts, reportedLifts } from './reported-lifts'
import { coveredMs, stretchesWith } from './stretches'

/** Building events of code LM, by which a device shows that its lift is being maintained. */
const maintenanceMode = sql`
  alarm.type = 'RBE' AND ${anyOf(sql`alarm.number`, alarmNumbers(['LM']).events, 'int')}`

/** The days of a week, from midnight to midnight of the estate. */
function daysOf({ from }: AskedPeriod) {
  const first = periodNameAt('day', from)
  return Array.from({ length: 7 }, (_, index) => periodOf('day', dayAfter(first, index)))
}

/**
 * What became of the checks of a week, by lift company and division (decisions.md section 5): done where the device showed
 * maintenance mode on the day, with the minutes of that day; not done once the day is over without.
 */
export function liftMaintenanceRows(
  scope: Scope,
  period: AskedPeriod,
  filter: ReportFilter,
): SummedRows<LiftMaintenanceRow> {
  const days = daysOf(period)
  const list = (pick: (day: (typeof days)[number]) => string | number, type: 'date' | 'int8') =>
    sql`${sql.param(days.map(pick))}::${sql.raw(type)}[]`
  const query = sql`
    WITH ${stretchesWith(period, scope, maintenanceMode)},
    checked AS (
      SELECT lm_schedule.id, lm_schedule.lift_id, day.to_ts <= ${period.upTo} AS is_over, range_agg(int8range(
        greatest(stretch.set_ts, day.from_ts),
        greatest(least(stretch.clear_ts, day.to_ts, ${period.upTo}), stretch.set_ts, day.from_ts))) FILTER (WHERE stretch.lift_id IS NOT NULL) AS times
      FROM unnest(${list(day => day.name, 'date')}, ${list(day => day.from, 'int8')}, ${list(day => day.to, 'int8')})
        AS day (date, from_ts, to_ts)
      JOIN lm_schedule ON lm_schedule.date = day.date
      LEFT JOIN stretch ON stretch.lift_id = lm_schedule.lift_id
        AND stretch.set_ts < day.to_ts AND coalesce(stretch.clear_ts, day.to_ts) > day.from_ts
      GROUP BY 1, 2, 3
    ),
    done AS (SELECT lift_id, is_over, ${coveredMs(sql`times`)} AS ms FROM checked)
    SELECT company.name AS "liftCompany", ${division.ward} AS "buildingWard",
      ${division.fullName} AS "buildingWardFullName", count(*) AS "scheduledCnt",
      count(*) FILTER (WHERE ms > 0) AS "doneCnt", count(*) FILTER (WHERE ms = 0 AND is_over) AS "notDoneCnt",
      count(*) FILTER (WHERE ms > 0 AND ms < ${maintenanceShortUnderMs}) AS "shortCnt"
    FROM done JOIN (${reportedLifts}) ON lift.id = done.lift_id
    WHERE ${allOf(ofLifts(scope, filter))} GROUP BY 1, 2, 3
    ORDER BY ${byCodes(sql`company.name`)}, ${byCodes(division.ward)},
      ${byCodes(division.fullName)}`
  return { rows: tx => listRows(tx, query) }
}

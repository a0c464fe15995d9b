import { sql, type SQL } from 'drizzle-orm'
import type { ReportFilter } from '@liftwatch/core/contract/reports/list-report'
import type { PlannedSwitchOff } from '@liftwatch/core/contract/reports/planned-switch-offs'
import type { ReportedLift } from '@liftwatch/core/contract/reports/reported-lift'
import type { AskedPeriod } from '@liftwatch/core/reports/asked-period'
import type { RowSource } from '../row-source'
import { allOf } from '../rows'
import type { Scope } from '../scope'
import { meetsSpan, plannedWithin } from './downtime'
import { reportRows } from './report-rows'
import { ofLifts, reportedLifts } from './reported-lifts'

/** The switch-offs that reach into the period, in the order of their begin. */
export function plannedSwitchOffRows(
  scope: Scope,
  period: AskedPeriod,
  filter: ReportFilter,
): RowSource<PlannedSwitchOff> {
  const searched = sql`oms_schedule LEFT JOIN (${reportedLifts}) ON lift.id = oms_schedule.lift_id`
  const where = allOf([meetsSpan(period), ...ofLifts(scope, filter)])
  const order = sql`oms_schedule.off_at, oms_schedule.id`
  const planned = plannedWithin(period)
  const columns = {
    id: sql`oms_schedule.id`,
    offAt: sql`oms_schedule.off_at`,
    onAt: sql`oms_schedule.on_at`,
    switchOnAt: sql`oms_schedule.switch_on_at`,
    report: sql`oms_schedule.report`,
    plannedMs: sql`coalesce(upper(${planned}) - lower(${planned}), 0)`,
  } satisfies Record<keyof Omit<PlannedSwitchOff, keyof ReportedLift>, SQL>
  return reportRows({ columns, id: sql`oms_schedule.id`, searched, where, order, upTo: period.upTo })
}

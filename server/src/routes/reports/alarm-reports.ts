import {
  dayBreakdown,
  monthAlarms,
  monthBreakdown,
  monthPt,
  type AlarmReportInput,
} from '@liftwatch/core/contract/reports/alarm-reports'
import {
  dayBreakdownTable,
  monthAlarmsTable,
  monthBreakdownTable,
  monthPtTable,
} from '@liftwatch/core/tables/alarm-reports'
import type { AskedPeriod } from '@liftwatch/core/reports/asked-period'
import { alarmReportRows, type reportedAlarms } from '../../queries/reports/alarm-reports'
import type { Scope } from '../../queries/scope'
import { listReportRoutes } from './list-report'

function rowsOf(which: keyof typeof reportedAlarms) {
  return (scope: Scope, period: AskedPeriod, asked: AlarmReportInput) => alarmReportRows(which, scope, period, asked)
}

export const alarmReportRoutes = [
  ...listReportRoutes({ calls: monthBreakdown, kind: 'month', table: monthBreakdownTable, rows: rowsOf('breakdowns') }),
  ...listReportRoutes({ calls: dayBreakdown, kind: 'day', table: dayBreakdownTable, rows: rowsOf('breakdowns') }),
  ...listReportRoutes({ calls: monthPt, kind: 'month', table: monthPtTable, rows: rowsOf('traps') }),
  ...listReportRoutes({ calls: monthAlarms, kind: 'month', table: monthAlarmsTable, rows: rowsOf('all') }),
]

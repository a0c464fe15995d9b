import { dayComplaint, monthComplaint } from '@liftwatch/core/contract/reports/complaint-reports'
import { liftMaintenance } from '@liftwatch/core/contract/reports/lift-maintenance'
import { plannedSwitchOffs } from '@liftwatch/core/contract/reports/planned-switch-offs'
import { problemLifts } from '@liftwatch/core/contract/reports/problem-lifts'
import { dayComplaintTable, monthComplaintTable } from '@liftwatch/core/tables/complaint-reports'
import { liftMaintenanceTable } from '@liftwatch/core/tables/lift-maintenance'
import { plannedSwitchOffTable, problemLiftTable } from '@liftwatch/core/tables/problem-lifts'
import { complaintReportRows } from '../../queries/reports/complaint-reports'
import { liftMaintenanceRows } from '../../queries/reports/lift-maintenance'
import { plannedSwitchOffRows } from '../../queries/reports/planned-switch-offs'
import { problemLiftRows } from '../../queries/reports/problem-lifts'
import { listReportRoutes } from './list-report'

export const liftReportRoutes = [
  ...listReportRoutes({ calls: liftMaintenance, kind: 'week', table: liftMaintenanceTable, rows: liftMaintenanceRows }),
  ...listReportRoutes({
    calls: monthComplaint,
    kind: 'month',
    table: monthComplaintTable,
    isHeldForEver: true,
    rows: complaintReportRows,
  }),
  ...listReportRoutes({
    calls: dayComplaint,
    kind: 'day',
    table: dayComplaintTable,
    isHeldForEver: true,
    rows: complaintReportRows,
  }),
  ...listReportRoutes({ calls: problemLifts, kind: 'month', table: problemLiftTable, rows: problemLiftRows }),
  ...listReportRoutes({
    calls: plannedSwitchOffs,
    kind: 'month',
    table: plannedSwitchOffTable,
    isHeldForEver: true,
    rows: plannedSwitchOffRows,
  }),
]

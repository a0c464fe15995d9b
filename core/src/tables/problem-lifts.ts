import type { PlannedSwitchOff } from '../contract/reports/planned-switch-offs'
import type { ProblemLift } from '../contract/reports/problem-lifts'
import { figureColumn } from './figure-column'
import { liftColumns } from './reported-lift-columns'
import { countColumn, instantColumn, textColumn, type Table } from './table'

const { liftName, ...others } = liftColumns

/** How each lift ran, the worst first. */
export const problemLiftTable: Table<ProblemLift> = {
  type: 'PROBLEM_LIFTS_REPORTS_TABLE_HEADER',
  title: 'screens.plr.name',
  columns: [
    liftName,
    countColumn('breakdownCnt', 'reports.fields.breakdownCnt', row => row.breakdownCnt),
    countColumn('trapCnt', 'reports.fields.trapCnt', row => row.trapCnt),
    countColumn('complaintCnt', 'alarms.fields.complaintCnt', row => row.complaintCnt),
    figureColumn('downtimeHours', 'reports.fields.downtimeHours', row => row.downtimeHours),
    figureColumn('availabilityPercent', 'reports.fields.availabilityPercent', row => row.availabilityPercent),
    figureColumn('mtbfHours', 'reports.fields.mtbfHours', row => row.mtbfHours),
    figureColumn('mttrHours', 'reports.fields.mttrHours', row => row.mttrHours),
    figureColumn('plannedOffHours', 'reports.fields.plannedOffHours', row => row.plannedOffHours),
    ...Object.values(others),
  ],
}

/** The switch-offs that a month's downtime is without. */
export const plannedSwitchOffTable: Table<PlannedSwitchOff> = {
  type: 'SWITCH_OFF_REPORTS_TABLE_HEADER',
  title: 'reports.titles.plannedSwitchOffs',
  columns: [
    instantColumn('offAt', 'reports.fields.offAt', row => row.offAt, { isFixed: true }),
    instantColumn('onAt', 'reports.fields.onAt', row => row.onAt),
    instantColumn('switchOnAt', 'reports.fields.switchOnAt', row => row.switchOnAt),
    { key: 'plannedMs', header: 'reports.fields.plannedMs', kind: 'duration', width: 10, value: row => row.plannedMs },
    liftName,
    textColumn('report', 'reports.fields.report', 40, row => row.report),
    ...Object.values(others),
  ],
}

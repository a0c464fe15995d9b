import type { ChronicBreakdown, ChronicLift } from '../contract/reports/chronic-lifts'
import { descriptionIn } from '../domain/labels'
import { liftAgeColumns } from './reported-lift-columns'
import { countColumn, instantColumn, textColumn, type Table } from './table'

/** Lifts that break down again and again. */
export const chronicLiftTable: Table<ChronicLift> = {
  type: 'CHRONIC_LIFTS_REPORTS_TABLE_HEADER',
  title: 'screens.clr.name',
  columns: [
    textColumn('liftName', 'alarms.fields.liftName', 18, row => row.liftName, { isFixed: true }),
    countColumn('breakdownCnt', 'reports.fields.breakdownCnt', row => row.breakdownCnt),
    countColumn('complaintCnt', 'alarms.fields.complaintCnt', row => row.complaintCnt),
    ...Object.values(liftAgeColumns),
    textColumn('liftCompany', 'alarms.fields.liftCompany', 20, row => row.liftCompany),
    textColumn('liftTc', 'alarms.fields.townCouncil', 24, row => row.liftTc),
    textColumn('buildingWard', 'tables.building.ward', 18, row => row.buildingWard, { isExtra: true }),
    textColumn('buildingAddress', 'alarms.fields.address', 28, row => row.buildingAddress),
    textColumn('lmdAddress', 'reports.fields.lmdAddress', 28, row => row.lmdAddress, { isExtra: true }),
  ],
}

/** Their breakdowns. */
export const chronicBreakdownTable: Table<ChronicBreakdown> = {
  type: 'CHRONIC_LIFT_DETAIL_REPORTS_TABLE_HEADER',
  title: 'reports.titles.chronicBreakdowns',
  columns: [
    textColumn('liftName', 'alarms.fields.liftName', 18, row => row.liftName, { isFixed: true }),
    instantColumn('alarmStartTs', 'alarms.fields.alarmStartTs', row => row.alarmStartTs, { isFixed: true }),
    countColumn('liftFaultNumber', 'alarms.fields.alarmLiftFaultNumber', row => row.liftFaultNumber),
    textColumn('description', 'alarms.fields.description', 32, (row, t) => descriptionIn(t.language, row.description)),
    countColumn('occurrenceCnt', 'reports.fields.occurrenceCnt', row => row.occurrenceCnt),
    textColumn('faultCode', 'alarms.fields.faultCode', 10, row => row.faultCode),
    countColumn('complaintCnt', 'alarms.fields.complaintCnt', row => row.complaintCnt),
  ],
}

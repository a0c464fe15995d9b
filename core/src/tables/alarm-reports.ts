import type { ReportedAlarm } from '../contract/reports/alarm-reports'
import { descriptionIn } from '../domain/labels'
import { liftColumns } from './reported-lift-columns'
import { countColumn, instantColumn, textColumn, type Table, type TableColumn } from './table'

type Column = TableColumn<ReportedAlarm>

const extra = { isExtra: true } as const

const setTime: Column = instantColumn('alarmSetTs', 'alarms.fields.alarmStartTs', alarm => alarm.alarmSetTs, {
  isFixed: true,
  sortField: 'alarmSetTs',
})
const severity: Column = textColumn(
  'severity',
  'alarms.fields.severity',
  16,
  (alarm, t) => alarm.severity && t(`states.severity.${alarm.severity}`),
  { code: alarm => alarm.severity, sortField: 'severity' },
)
const number: Column = countColumn('number', 'alarms.fields.alarmLiftFaultNumber', alarm => alarm.number, {
  isExtra: true,
  sortField: 'number',
})
const description: Column = textColumn(
  'description',
  'alarms.fields.description',
  32,
  (alarm, t) => descriptionIn(t.language, alarm.description),
  { code: alarm => alarm.description },
)
const type: Column = textColumn(
  'type',
  'reports.fields.type',
  16,
  (alarm, t) => t(`estate.deviceAlarm.types.${alarm.type}`),
  { code: alarm => alarm.type },
)
const team: Column = textColumn('team', 'tables.fields.team', 18, alarm => alarm.team)
const complaintCnt: Column = countColumn('complaintCnt', 'alarms.fields.complaintCnt', row => row.complaintCnt, extra)

/**
 * How it ended, and what people did about it; by the words for who is on site.
 * @param repeats whether how often it came again is shown before one asks for it: where rows are scored
 */
const course = (arrival: Column['header'], repeats: { readonly isExtra?: true }): readonly Column[] => [
  instantColumn('alarmClearTs', 'alarms.fields.alarmClearTs', alarm => alarm.alarmClearTs, {
    sortField: 'alarmClearTs',
  }),
  { key: 'duration', header: 'alarms.fields.duration', kind: 'duration', width: 10, value: alarm => alarm.duration },
  textColumn(
    'operationalStatus',
    'alarms.fields.operationalStatus',
    14,
    (alarm, t) => t(`states.operationalStatus.${alarm.operationalStatus}`),
    { code: alarm => alarm.operationalStatus },
  ),
  textColumn('acknowledgedBy', 'alarms.fields.acknowledgedBy', 18, alarm => alarm.acknowledgedBy, extra),
  instantColumn('acknowledgeAt', 'alarms.fields.acknowledgeAt', alarm => alarm.acknowledgeAt, extra),
  instantColumn('arrivalTs', arrival, alarm => alarm.arrivalTs, extra),
  instantColumn('reportAt', 'alarms.fields.reportAt', alarm => alarm.reportAt, extra),
  instantColumn('closedAt', 'alarms.fields.closedAt', alarm => alarm.closedAt, extra),
  countColumn('repeatCnt', 'alarms.fields.repeatCnt', alarm => alarm.repeatCnt, repeats),
  textColumn('technicianName', 'alarms.fields.technicianName', 18, alarm => alarm.technicianName, extra),
  textColumn('faultCode', 'alarms.fields.faultCode', 10, alarm => alarm.faultCode),
  textColumn('result', 'alarms.fields.result', 40, alarm => alarm.result, extra),
]

function alarmReportTable(
  type: Table<ReportedAlarm>['type'],
  title: Table<ReportedAlarm>['title'],
  own: readonly Column[],
  arrival: Column['header'],
  repeats: { readonly isExtra?: true } = {},
): Table<ReportedAlarm> {
  return { type, title, columns: [setTime, ...Object.values(liftColumns), ...own, ...course(arrival, repeats)] }
}

const ofFault = [severity, number, description, complaintCnt]

const technician = 'alarms.fields.arrivalTs'
export const monthBreakdownTable = alarmReportTable(
  'BREAKDOWN_REPORTS_TABLE_HEADER',
  'screens.mbr.name',
  ofFault,
  technician,
)
export const dayBreakdownTable = alarmReportTable(
  'DAY_BREAKDOWN_REPORTS_TABLE_HEADER',
  'screens.dbr.name',
  ofFault,
  technician,
)
export const monthPtTable = alarmReportTable(
  'PT_REPORTS_TABLE_HEADER',
  'screens.mptr.name',
  [team, complaintCnt],
  'traps.arrive',
)
export const monthAlarmsTable = alarmReportTable(
  'ALARM_REPORTS_TABLE_HEADER',
  'screens.mar.name',
  [type, ...ofFault],
  'alarms.fields.onSite',
  extra,
)

import { sql, type SQL } from 'drizzle-orm'
import { parseSort } from '@liftwatch/core/contract/input'
import type {
  AlarmReportInput,
  alarmReportSortFields,
  ReportedAlarm,
} from '@liftwatch/core/contract/reports/alarm-reports'
import type { ReportedLift } from '@liftwatch/core/contract/reports/reported-lift'
import { floodNumber } from '@liftwatch/core/domain/alarm-flood'
import { breakdownSeverities } from '@liftwatch/core/domain/fault-numbers'
import type { AskedPeriod } from '@liftwatch/core/reports/asked-period'
import { severityGravity } from '../alarm-columns'
import { closedSince } from '../alarm-months'
import type { RowSource } from '../row-source'
import { allOf, anyOf } from '../rows'
import type { Scope } from '../scope'
import { wasProvoked } from './provoked-faults'
import { ofLifts, reportedLifts } from './reported-lifts'
import { byCodes, reportOrder } from './report-order'
import { reportRows } from './report-rows'
import type { Span } from './stretches'

type SortField = (typeof alarmReportSortFields)[number]

/** A row that represents a flood is neither: its alarms were not looked at one by one. */
const notFlood = sql`alarm.number <> ${floodNumber}`

/** Which alarms a report is about (decisions.md section 9). */
export const reportedAlarms = {
  breakdowns: sql`alarm.type = 'LIFT_FAULT' AND ${anyOf(sql`alarm.severity`, breakdownSeverities, 'text')} AND ${notFlood}`,
  faults: sql`alarm.type = 'LIFT_FAULT'`,
  traps: sql`alarm.type = 'PASSENGER_TRAP' AND ${notFlood}`,
  all: sql`alarm.type IN ('LIFT_FAULT', 'PASSENGER_TRAP', 'RBE')`,
} as const satisfies Record<string, SQL>

const columns = {
  id: sql`alarm.id`,
  type: sql`alarm.type`,
  number: sql`alarm.number`,
  severity: sql`alarm.severity`,
  description: sql`alarm.description`,
  alarmSetTs: sql`alarm.alarm_start_ts`,
  alarmClearTs: sql`alarm.alarm_clear_ts`,
  duration: sql`alarm.alarm_clear_ts - alarm.alarm_start_ts`,
  repeatCnt: sql`alarm.repeat_cnt`,
  operationalStatus: sql`alarm.operational_status`,
  acknowledgeAt: sql`alarm.acknowledge_at`,
  acknowledgedBy: sql`operator.nickname`,
  arrivalTs: sql`alarm.arrival_ts`,
  reportAt: sql`alarm.report_at`,
  closedAt: sql`alarm.closed_at`,
  team: sql`alarm.team`,
  technicianName: sql`alarm.technician_name`,
  faultCode: sql`alarm.fault_code`,
  result: sql`alarm.result`,
  complaintCnt: sql`alarm.complaint_cnt`,
} as const satisfies Record<keyof Omit<ReportedAlarm, keyof ReportedLift>, SQL>

const sortColumns: Readonly<Record<SortField, SQL>> = {
  alarmSetTs: sql`alarm.alarm_start_ts`,
  alarmClearTs: sql`alarm.alarm_clear_ts`,
  liftName: byCodes(sql`lift.name`),
  liftCompany: byCodes(sql`company.name`),
  number: sql`alarm.number`,
  severity: severityGravity,
}

/** The alarms of a kind that were set in the period. */
export function setWithin({ from, upTo }: Span, which: keyof typeof reportedAlarms): SQL {
  return sql`${reportedAlarms[which]} AND alarm.alarm_start_ts >= ${from} AND alarm.alarm_start_ts < ${upTo}
    AND ${closedSince(from)}`
}

/** All rows of a report on alarms set in its period. */
export function alarmReportRows(
  which: keyof typeof reportedAlarms,
  scope: Scope,
  period: AskedPeriod,
  { groupBy, sort, ...filter }: AlarmReportInput,
): RowSource<ReportedAlarm> {
  const searched = sql`alarm LEFT JOIN (${reportedLifts}) ON lift.id = alarm.lift_id
    LEFT JOIN app_user operator ON operator.id = alarm.acknowledged_by`
  // A row is looked at as it is, from its start to its end.
  const times = { liftId: sql`alarm.lift_id`, set: columns.alarmSetTs, clear: columns.alarmClearTs }
  const counted = which === 'breakdowns' ? sql`NOT ${wasProvoked(period, times)}` : undefined
  const where = allOf([setWithin(period, which), counted, ...ofLifts(scope, filter)])
  const order = reportOrder({
    columns: sortColumns,
    tieBreaks: sql`alarm.alarm_start_ts DESC, alarm.id DESC`,
    groupBy,
    sort: parseSort<SortField>(sort),
  })
  return reportRows({ columns, id: sql`alarm.id`, isPlaced: true, searched, where, order, upTo: period.upTo })
}

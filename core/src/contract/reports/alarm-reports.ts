import { z } from 'zod/mini'
import { monthlyReportPageSize } from '../../limits'
import { operationalStatus, severity } from '../alarms/alarms'
import { alarmType } from '../alarms/alarm-type'
import { id, instant, sortInput } from '../input'
import { groupBy, listReport, reportFilter } from './list-report'
import { day, month, upTo } from './report-periods'
import { reportedLift } from './reported-lift'

/** An alarm as reports list it (specification 2 section 3: monthly report row), with what became of it. */
export const reportedAlarm = z.extend(reportedLift, {
  id,
  type: alarmType,
  number: z.int(),
  severity: z.nullable(severity),
  description: z.string(),
  alarmSetTs: instant,
  alarmClearTs: z.nullable(instant),
  /** Milliseconds from set to clear; null while it is set. */
  duration: z.nullable(z.int()),
  repeatCnt: z.int(),
  operationalStatus,
  acknowledgeAt: z.nullable(instant),
  acknowledgedBy: z.nullable(z.string()),
  arrivalTs: z.nullable(instant),
  reportAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  team: z.nullable(z.string()),
  technicianName: z.nullable(z.string()),
  faultCode: z.nullable(z.string()),
  result: z.nullable(z.string()),
  complaintCnt: z.int(),
})
export type ReportedAlarm = z.infer<typeof reportedAlarm>

export const alarmReportSortFields = [
  'alarmSetTs',
  'alarmClearTs',
  'liftName',
  'liftCompany',
  'number',
  'severity',
] as const

const order = { groupBy, sort: z._default(sortInput(alarmReportSortFields), 'alarmSetTs,DESC') }
const shape = { row: reportedAlarm }
/** Specification 2 section 5 has the two of a month. */
const pageSize = monthlyReportPageSize
const ofMonth = { month, ...reportFilter.shape, ...order }
const ofDay = { day, upTo, ...reportFilter.shape, ...order }

/** What the reports on alarms are asked for, whatever their period. */
export type AlarmReportInput = Omit<z.output<z.ZodMiniObject<typeof ofMonth>>, 'month'>

export const monthBreakdown = listReport('monthBreakdown', {
  path: '/api/reports/month-breakdown',
  permission: 'mbr',
  asked: ofMonth,
  ...shape,
  pageSize,
})

export const monthPt = listReport('monthPt', {
  path: '/api/reports/month-pt',
  permission: 'mptr',
  asked: ofMonth,
  ...shape,
  pageSize,
})

export const monthAlarms = listReport('monthAlarms', {
  path: '/api/reports/month-alarms',
  permission: 'mar',
  asked: ofMonth,
  ...shape,
})

export const dayBreakdown = listReport('dayBreakdown', {
  path: '/api/reports/day-breakdown',
  permission: 'dbr',
  asked: ofDay,
  ...shape,
})

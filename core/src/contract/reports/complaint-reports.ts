import { z } from 'zod/mini'
import { complaint } from '../alarms/case-rows'
import { sortInput } from '../input'
import { groupBy, listReport, reportFilter } from './list-report'
import { day, month, upTo } from './report-periods'
import { reportedLift } from './reported-lift'

/** A case as reports list it. */
export const reportedComplaint = z.extend(reportedLift, {
  ...z.pick(complaint, {
    id: true,
    caseNo: true,
    liftFaultId: true,
    buildingPostcode: true,
    subcategory: true,
    description: true,
    priority: true,
    media: true,
    status: true,
    liftTechnicianName: true,
    createdAt: true,
    updatedAt: true,
    closedAt: true,
  }).shape,
})
export type ReportedComplaint = z.infer<typeof reportedComplaint>

export const complaintReportSortFields = [
  'createdAt',
  'updatedAt',
  'liftName',
  'liftCompany',
  'priority',
  'status',
] as const

const order = { groupBy, sort: z._default(sortInput(complaintReportSortFields), 'createdAt,DESC') }
const shape = { row: reportedComplaint }
const ofMonth = { month, ...reportFilter.shape, ...order }

/** What the reports on complaints are asked for, whatever their period. */
export type ComplaintReportInput = Omit<z.output<z.ZodMiniObject<typeof ofMonth>>, 'month'>

export const monthComplaint = listReport('monthComplaint', {
  path: '/api/reports/month-complaint',
  permission: 'mcr',
  asked: ofMonth,
  ...shape,
})

export const dayComplaint = listReport('dayComplaint', {
  path: '/api/reports/day-complaint',
  permission: 'dcr',
  asked: { day, upTo, ...reportFilter.shape, ...order },
  ...shape,
})

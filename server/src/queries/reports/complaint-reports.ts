import { sql, type SQL } from 'drizzle-orm'
import type {
  ComplaintReportInput,
  complaintReportSortFields,
  ReportedComplaint,
} from '@liftwatch/core/contract/reports/complaint-reports'
import { parseSort } from '@liftwatch/core/contract/input'
import type { ReportedLift } from '@liftwatch/core/contract/reports/reported-lift'
import type { AskedPeriod } from '@liftwatch/core/reports/asked-period'
import { priorityGravity, statusGravity } from '../../db/schema/complaints'
import { complaintFacts } from '../complaints'
import type { RowSource } from '../row-source'
import { allOf } from '../rows'
import type { Scope } from '../scope'
import { byCodes, reportOrder } from './report-order'
import { reportRows } from './report-rows'
import { ofLifts, reportedLifts } from './reported-lifts'

type SortField = (typeof complaintReportSortFields)[number]

const columns = {
  id: sql`complaint.id`,
  caseNo: sql`complaint.case_no`,
  liftFaultId: sql`complaint.lift_fault_id`,
  buildingPostcode: sql`building.postal_code`,
  subcategory: complaintFacts.subcategory,
  description: complaintFacts.description,
  priority: complaintFacts.priority,
  media: complaintFacts.media,
  status: complaintFacts.status,
  liftTechnicianName: complaintFacts.liftTechnicianName,
  createdAt: complaintFacts.createdAt,
  updatedAt: complaintFacts.updatedAt,
  closedAt: complaintFacts.closedAt,
} satisfies Record<keyof Omit<ReportedComplaint, keyof ReportedLift>, SQL>

const sortColumns: Readonly<Record<SortField, SQL>> = {
  createdAt: sql`complaint.created_at`,
  updatedAt: sql`complaint.updated_at`,
  liftName: byCodes(sql`lift.name`),
  liftCompany: byCodes(sql`company.name`),
  priority: priorityGravity,
  status: statusGravity,
}

/** The cases that were logged in the period. */
export function complaintReportRows(
  scope: Scope,
  period: AskedPeriod,
  { groupBy, sort, ...filter }: ComplaintReportInput,
): RowSource<ReportedComplaint> {
  const searched = sql`complaint LEFT JOIN (${reportedLifts}) ON lift.id = complaint.lift_id`
  const logged = sql`complaint.created_at >= ${period.from} AND complaint.created_at < ${period.upTo}`
  const where = allOf([logged, ...ofLifts(scope, filter)])
  const order = reportOrder({
    columns: sortColumns,
    tieBreaks: sql`complaint.created_at DESC, complaint.id DESC`,
    groupBy,
    sort: parseSort<SortField>(sort),
  })
  return reportRows({ columns, id: sql`complaint.id`, searched, where, order, upTo: period.upTo })
}

import type { ReportedComplaint } from '../contract/complaint-reports'
import { liftColumns } from './reported-lift-columns'
import { countColumn, instantColumn, textColumn, type Table, type TableColumn } from './table'

const extra = { isExtra: true } as const

const columns: readonly TableColumn<ReportedComplaint>[] = [
  countColumn('caseNo', 'complaints.fields.caseNo', row => row.caseNo, { isFixed: true }),
  instantColumn('createdAt', 'complaints.fields.createdAt', row => row.createdAt, {
    isFixed: true,
    sortField: 'createdAt',
  }),
  ...Object.values(liftColumns),
  textColumn('postalCode', 'alarms.fields.postalCode', 10, row => row.postalCode, extra),
  textColumn('subcategory', 'reports.fields.subcategory', 18, row => row.subcategory),
  textColumn('description', 'alarms.fields.description', 32, row => row.description),
  textColumn('priority', 'complaints.fields.priority', 10, (row, t) => t(`states.complaintPriority.${row.priority}`), {
    sortField: 'priority',
  }),
  textColumn('media', 'reports.fields.media', 8, (row, t) => t(`reports.media.${row.media}`), extra),
  textColumn('status', 'complaints.fields.status', 14, (row, t) => t(`states.complaintStatus.${row.status}`), {
    sortField: 'status',
  }),
  textColumn('technicianName', 'alarms.fields.technicianName', 18, row => row.technicianName, extra),
  instantColumn('updatedAt', 'reports.fields.updatedAt', row => row.updatedAt, { ...extra, sortField: 'updatedAt' }),
  instantColumn('closedAt', 'alarms.fields.closedAt', row => row.closedAt, extra),
]

export const monthComplaintTable: Table<ReportedComplaint> = {
  type: 'COMPLAINT_REPORTS_TABLE_HEADER',
  title: 'console.menu.mcr',
  columns,
}
export const dayComplaintTable: Table<ReportedComplaint> = {
  type: 'DAY_COMPLAINT_REPORTS_TABLE_HEADER',
  title: 'console.menu.dcr',
  columns,
}

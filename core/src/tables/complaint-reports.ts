import type { ReportedComplaint } from '../contract/reports/complaint-reports'
import { caseColumns, courseColumns } from './complaint-columns'
import { liftColumns } from './reported-lift-columns'
import type { Table, TableColumn } from './table'

const columns: readonly TableColumn<ReportedComplaint>[] = [
  ...caseColumns,
  ...Object.values(liftColumns),
  ...courseColumns(true),
]

export const monthComplaintTable: Table<ReportedComplaint> = {
  type: 'COMPLAINT_REPORTS_TABLE_HEADER',
  title: 'screens.mcr.name',
  columns,
}
export const dayComplaintTable: Table<ReportedComplaint> = {
  type: 'DAY_COMPLAINT_REPORTS_TABLE_HEADER',
  title: 'screens.dcr.name',
  columns,
}

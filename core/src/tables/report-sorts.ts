import type { ReportSort, SortType } from '../contract/properties'
import { dayBreakdownTable, monthAlarmsTable, monthBreakdownTable, monthPtTable } from './alarm-reports'
import { companyCodeTable, councilCodeTable } from './breakdown-codes'
import { dayComplaintTable, monthComplaintTable } from './complaint-reports'
import type { Table } from './table'

type Grouping = NonNullable<ReportSort['groupBy']>

export interface SortChoice {
  readonly table: Table<never>
  readonly groupBy: readonly Grouping[]
  /** The report's own order (specification 2 section 9). */
  readonly own: ReportSort
}

function byLift(table: Table<never>, sortField: 'alarmSetTs' | 'createdAt'): SortChoice {
  return { table, groupBy: ['lift'], own: { groupBy: null, sortField, sort: 'DESC' } }
}

/** What each report can be sorted and grouped by. */
export const reportSorts: Readonly<Record<SortType, SortChoice>> = {
  BREAKDOWN_REPORTS_SORT: byLift(monthBreakdownTable, 'alarmSetTs'),
  DAY_BREAKDOWN_REPORTS_SORT: byLift(dayBreakdownTable, 'alarmSetTs'),
  PT_REPORTS_SORT: byLift(monthPtTable, 'alarmSetTs'),
  ALARM_REPORTS_SORT: byLift(monthAlarmsTable, 'alarmSetTs'),
  COMPLAINT_REPORTS_SORT: byLift(monthComplaintTable, 'createdAt'),
  DAY_COMPLAINT_REPORTS_SORT: byLift(dayComplaintTable, 'createdAt'),
  BREAKDOWN_CODE_SUMMARY_REPORTS_SORT: {
    table: councilCodeTable,
    groupBy: ['faultCode', 'faultCodeRange'],
    own: { groupBy: 'faultCode', sortField: 'liftTc', sort: 'ASC' },
  },
  BREAKDOWN_CODE_SUMMARY_LC_SORT: {
    table: companyCodeTable,
    groupBy: ['faultCode', 'faultCodeRange'],
    own: { groupBy: 'faultCode', sortField: 'faultCode', sort: 'ASC' },
  },
}

/** Under which type the order of a table's rows is stored, and what it can be; undefined where it cannot be chosen. */
export function findReportSort({
  type,
}: Pick<Table<never>, 'type'>): (SortChoice & { readonly type: SortType }) | undefined {
  const found = (Object.keys(reportSorts) as SortType[]).find(key => reportSorts[key].table.type === type)
  return found && { type: found, ...reportSorts[found] }
}

/** What a report's rows can be sorted by, in the order of its columns. */
export function sortFieldsOf({ table }: Pick<SortChoice, 'table'>): string[] {
  return table.columns.flatMap(({ sortField }) => (sortField === undefined ? [] : [sortField]))
}

import { sql } from 'drizzle-orm'
import type { BreakdownCodeRow, breakdownCodeSortFields } from '@liftwatch/core/contract/reports/breakdown-codes'
import type { ReportFilter } from '@liftwatch/core/contract/reports/list-report'
import { findTechnicianCode } from '@liftwatch/core/contract/alarms/technician-codes'
import type { AskedPeriod } from '@liftwatch/core/reports/asked-period'
import {
  breakdownCodeSummary,
  type CodeCount,
  type CodeGrouping,
  type CodeRow,
} from '@liftwatch/core/reports/breakdown-codes'
import { codeRangeLabel } from '@liftwatch/core/reports/code-ranges'
import type { SummedRows } from '../row-source'
import { allOf, listRows, type Sort } from '../rows'
import type { Scope } from '../scope'
import { reportedAlarms } from './alarm-reports'
import { occurredWith } from './occurrences'
import { countedStretchesWith } from './provoked-faults'
import { ofLifts, reportedLifts } from './reported-lifts'

type SortField = (typeof breakdownCodeSortFields)[number]

function withWords(row: CodeRow): BreakdownCodeRow {
  const { faultCode, faultCodeRange } = row
  return {
    ...row,
    brands: [...row.brands],
    faultCodeDescription: faultCode === null ? null : (findTechnicianCode(faultCode)?.label ?? null),
    faultCodeGrouping: faultCodeRange === null ? null : (codeRangeLabel(faultCodeRange)?.label ?? null),
  }
}

function sortKey(row: CodeRow, field: SortField): string | number | null {
  return field === 'faultCode' ? (row.faultCode ?? row.faultCodeRange) : row[field]
}

/** Rows come by council and code, and ties stay so. What is not known stays behind the rest, whichever way they are sorted. */
function inOrder(rows: readonly BreakdownCodeRow[], { field, direction }: Sort<SortField>): BreakdownCodeRow[] {
  const sign = direction === 'ASC' ? 1 : -1
  return rows.toSorted((a, b) => {
    const [first, second] = [sortKey(a, field), sortKey(b, field)]
    if (first === second) return 0
    if (first === null || second === null) return first === null ? 1 : -1
    return first < second ? -sign : sign
  })
}

/** How often each technician code was found in breakdowns that occurred in the period. */
export function breakdownCodeRows(
  grouping: CodeGrouping,
  scope: Scope,
  period: AskedPeriod,
  filter: ReportFilter,
  sort: Sort<SortField>,
): SummedRows<BreakdownCodeRow> {
  const query = sql`
    WITH ${countedStretchesWith(period, scope, reportedAlarms.breakdowns)},
    ${occurredWith(period)}
    SELECT council.name AS "liftTc", lift.attribute ->> 'brand' AS "liftBrand", occurred.fault_code AS "faultCode",
      count(*) AS occurrence
    FROM occurred JOIN (${reportedLifts}) ON lift.id = occurred.lift_id
    WHERE ${allOf(ofLifts(scope, filter))} GROUP BY 1, 2, 3`
  return {
    rows: async tx =>
      inOrder(breakdownCodeSummary(await listRows<CodeCount>(tx, query), grouping).map(withWords), sort),
  }
}

import type { BreakdownCodeRow } from '../contract/reports/breakdown-codes'
import { findTechnicianCode } from '../contract/alarms/technician-codes'
import { labelIn } from '../domain/labels'
import { codeRangeLabel } from '../reports/code-ranges'
import { countColumn, textColumn, type Table, type TableColumn } from './table'

const columns: readonly TableColumn<BreakdownCodeRow>[] = [
  textColumn(
    'faultCodeRange',
    'reports.codes.faultCodeRange',
    12,
    (row, t) => row.faultCodeRange ?? t('reports.noCode'),
    {
      code: row => row.faultCodeRange,
      isFixed: true,
    },
  ),
  textColumn(
    'faultCodeGrouping',
    'reports.codes.faultCodeGrouping',
    20,
    (row, t) => {
      const label = row.faultCodeRange === null ? undefined : codeRangeLabel(row.faultCodeRange)
      return label ? labelIn(t.language, label) : row.faultCodeGrouping
    },
    { code: row => row.faultCodeGrouping },
  ),
  textColumn('faultCode', 'alarms.fields.faultCode', 10, row => row.faultCode, { sortField: 'faultCode' }),
  textColumn(
    'faultCodeDescription',
    'alarms.fields.description',
    32,
    (row, t) => {
      const label = row.faultCode === null ? undefined : findTechnicianCode(row.faultCode)
      return label ? labelIn(t.language, label) : row.faultCodeDescription
    },
    { code: row => row.faultCodeDescription },
  ),
  countColumn('totalOccurrence', 'reports.codes.totalOccurrence', row => row.totalOccurrence, {
    sortField: 'totalOccurrence',
  }),
  textColumn(
    'brands',
    'reports.codes.brands',
    32,
    (row, t) =>
      row.brands.map(({ liftBrand, occurrence }) => `${liftBrand ?? t('reports.unknown')} ${occurrence}`).join(', '),
    {
      code: row => row.brands.map(({ liftBrand, occurrence }) => `${liftBrand ?? ''}=${occurrence}`).join('; '),
      json: row => row.brands,
    },
  ),
]

/** The lift company's view. */
export const companyCodeTable: Table<BreakdownCodeRow> = {
  type: 'BREAKDOWN_CODE_SUMMARY_LC_TABLE_HEADER',
  title: 'console.menu.breakdown-code-summary-report',
  columns,
}

/** The view of town councils. */
export const councilCodeTable: Table<BreakdownCodeRow> = {
  type: 'BREAKDOWN_CODE_SUMMARY_REPORTS_TABLE_HEADER',
  title: 'console.menu.breakdown-code-summary-report',
  columns: [
    textColumn('liftTc', 'alarms.fields.townCouncil', 24, (row, t) => row.liftTc ?? t('reports.unknown'), {
      code: row => row.liftTc,
      isFixed: true,
      sortField: 'liftTc',
    }),
    ...columns,
  ],
}

import type { BreakdownCodeRow } from '../contract/reports/breakdown-codes'
import type { TableType } from '../contract/properties'
import { findTechnicianCode } from '../contract/alarms/technician-codes'
import { labelIn } from '../domain/labels'
import { codeRangeLabel } from '../reports/code-ranges'
import { textColumn, type Table, type TableColumn } from './table'

/** A technician code; or one line of it, which has one of its brands. */
export interface CodeLine extends BreakdownCodeRow {
  /** Not the first line of its code. */
  readonly isFurther?: boolean
}

const columns: readonly TableColumn<CodeLine>[] = [
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
  {
    key: 'totalOccurrence',
    header: 'reports.codes.totalOccurrence',
    kind: 'number',
    width: 14,
    // In one line of each code, so that the column adds up.
    value: row => (row.isFurther ? null : row.totalOccurrence),
    code: row => row.totalOccurrence,
    sortField: 'totalOccurrence',
  },
  textColumn(
    'liftBrand',
    'reports.codes.liftBrand',
    16,
    ({ brands: [own] }, t) => own?.liftBrand ?? t('reports.unknown'),
    {
      isForPeople: true,
    },
  ),
  {
    key: 'occurrence',
    header: 'reports.codes.occurrence',
    kind: 'number',
    width: 6,
    value: ({ brands: [own] }) => own?.occurrence ?? null,
    isForPeople: true,
  },
]

/** The brands of a code where it is one line, and as programs get them. */
const brands: TableColumn<CodeLine> = textColumn(
  'brands',
  'reports.codes.brands',
  32,
  (row, t) =>
    row.brands.map(({ liftBrand, occurrence }) => `${liftBrand ?? t('reports.unknown')} ${occurrence}`).join(', '),
  {
    code: row => row.brands.map(({ liftBrand, occurrence }) => `${liftBrand ?? ''}=${occurrence}`).join('; '),
    json: row => row.brands,
  },
)

function codeTable(type: TableType, leading: readonly TableColumn<CodeLine>[]): Table<CodeLine> {
  const all = [...leading, ...columns]
  return {
    type,
    title: 'screens.breakdown-code-summary-report.name',
    columns: all,
    terminalColumns: [brands],
    fields: [...all.filter(({ isForPeople }) => !isForPeople), brands].map(({ key }) => key),
    lines: {
      of: row => row.brands.map((brand, index) => ({ ...row, brands: [brand], isFurther: index > 0 })),
      columns: ['liftBrand', 'occurrence'],
    },
  }
}

/** The lift company's view. */
export const companyCodeTable = codeTable('BREAKDOWN_CODE_SUMMARY_LC_TABLE_HEADER', [])

/** The view of town councils. */
export const councilCodeTable = codeTable('BREAKDOWN_CODE_SUMMARY_REPORTS_TABLE_HEADER', [
  textColumn('liftTc', 'alarms.fields.townCouncil', 24, (row, t) => row.liftTc ?? t('reports.unknown'), {
    code: row => row.liftTc,
    isFixed: true,
    sortField: 'liftTc',
  }),
])

import { chakra } from '@chakra-ui/react'
import type { LiftMaintenanceRow } from '@liftwatch/core/contract/reports/lift-maintenance'
import { councilCodeTable, type CodeLine } from '@liftwatch/core/tables/breakdown-codes'
import { liftMaintenanceTable } from '@liftwatch/core/tables/lift-maintenance'
import type { TableColumn } from '@liftwatch/core/tables/table'
import type { ReportKey } from '@liftwatch/core/views/report-keys'
import type { ReportRow } from '@liftwatch/core/views/report-view'
import { cellOf, type Cells } from '../../components/record-list/cell'
import { useTexts } from '../../texts'
import { tcmrCells } from './tcmr-cells'

const none: Cells<ReportRow> = {}
const [company] = liftMaintenanceTable.columns

/** The company that a row is about; the one that sums the others up is prominent. */
function Company({ row }: { readonly row: LiftMaintenanceRow }) {
  const t = useTexts()
  const value = company?.value(row, t)
  return row.summary ? <chakra.strong fontWeight="semibold">{value}</chakra.strong> : value
}

function Value({ column, row }: { readonly column: TableColumn<CodeLine>; readonly row: CodeLine }) {
  return cellOf(column, row, {}, useTexts())
}

/** A code's own words are in its first line, above those of its other brands. */
const codeCells: Cells<CodeLine> = Object.fromEntries(
  councilCodeTable.columns
    .filter(({ key }) => !councilCodeTable.lines?.columns.includes(key))
    .map(column => [column.key, row => !row.isFurther && <Value column={column} row={row} />]),
)

const ofReports: Partial<Record<ReportKey, unknown>> = {
  tcmr_tcmr: tcmrCells,
  'breakdown-code-summary-report': codeCells,
  w_lm_r: { liftCompany: row => <Company row={row} /> } satisfies Cells<LiftMaintenanceRow>,
}

/** As `cellsOf`, where each line of a row is a card by itself and says all. */
export function cardCellsOf(key: ReportKey): Cells<ReportRow> {
  return key === 'breakdown-code-summary-report' ? none : cellsOf(key)
}

/** The columns of a report that show more than their value. */
export function cellsOf(key: ReportKey): Cells<ReportRow> {
  return (ofReports[key] as Cells<ReportRow> | undefined) ?? none
}

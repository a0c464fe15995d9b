import { chakra } from '@chakra-ui/react'
import type { LiftMaintenanceRow } from '@liftwatch/core/contract/reports/lift-maintenance'
import { liftMaintenanceTable } from '@liftwatch/core/tables/lift-maintenance'
import type { ReportKey } from '@liftwatch/core/views/report-keys'
import type { ReportRow } from '@liftwatch/core/views/report-view'
import type { Cells } from '../../components/record-list/cell'
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

const ofReports: Partial<Record<ReportKey, unknown>> = {
  tcmr_tcmr: tcmrCells,
  w_lm_r: { liftCompany: row => <Company row={row} /> } satisfies Cells<LiftMaintenanceRow>,
}

/** The columns of a report that show more than their value. */
export function cellsOf(key: ReportKey): Cells<ReportRow> {
  return (ofReports[key] as Cells<ReportRow> | undefined) ?? none
}

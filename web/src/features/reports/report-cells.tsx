import type { ReportKey } from '@liftwatch/core/views/report-keys'
import type { ReportRow } from '@liftwatch/core/views/report-view'
import type { Cells } from '../../components/record-list/cell'
import { tcmrCells } from './tcmr-cells'

const none: Cells<ReportRow> = {}

/** The columns of a report that show more than their value. */
export function cellsOf(key: ReportKey): Cells<ReportRow> {
  return key === 'tcmr_tcmr' ? (tcmrCells as unknown as Cells<ReportRow>) : none
}

import { useWholeReport } from '@liftwatch/core/hooks/reports'
import type { ReportRoute } from '@liftwatch/core/views/report-keys'
import { useState } from 'react'
import { usePaper } from '../../appearance'
import { lazyPart } from '../../components/page/lazy-part'
import { useReportView } from './charts/view-switch'
import { PrintSheet } from './print-sheet'
import { cellsOf } from './report-cells'
import { chartOf } from './report-chart'
import { useReportPart } from './report-part'
import type { ReportPart } from './report-parts'
import { useReportSearch } from './report-search'
import { useRowGroup } from './row-group'

const ChartPrint = lazyPart(async () => (await import('./chart-print')).ChartPrint)

/** A report for paper: all of its table, or its chart with the figures where the address asks for that. */
export function ReportPrint({ route }: { readonly route: ReportRoute }) {
  usePaper()
  const { part } = useReportPart(route)
  const chart = chartOf(route, part, useReportView().isChart)
  return chart === undefined ? <TablePrint part={part} /> : <ChartPrint part={part} chart={chart} />
}

function TablePrint({ part }: { readonly part: ReportPart }) {
  const { view } = part
  const { asked, filter } = useReportSearch(view)
  // What is not over goes on while the pages are fetched.
  const [now] = useState(() => Date.now())
  const isGoingOn = 'upTo' in view.input.shape
  const query = useWholeReport(part, asked && { ...(isGoingOn && { upTo: now }), ...asked })
  return (
    <PrintSheet part={part} asked={filter} query={query} cells={cellsOf(part.key)} groupOf={useRowGroup(part, asked)} />
  )
}

import { useWholeReport } from '@liftwatch/core/hooks/reports'
import type { ReportRoute } from '@liftwatch/core/views/report-keys'
import { useState } from 'react'
import { PrintSheet } from './print-sheet'
import { cellsOf } from './report-cells'
import { useReportPart } from './report-part'
import { useReportSearch } from './report-search'
import { useRowGroup } from './row-group'

/** All of a report, for paper. */
export function ReportPrint({ route }: { readonly route: ReportRoute }) {
  const { part } = useReportPart(route)
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

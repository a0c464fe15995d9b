import { useState } from 'react'
import { PaperLines } from './charts/picture/paper-lines'
import { Paper } from './paper'
import { ReportChart, type DrawnChart } from './report-chart'
import type { ReportPart } from './report-parts'
import { useReportSearch } from './report-search'

/** The chart of a report alone, with its figures. */
export function ChartPrint({ part, chart }: { readonly part: ReportPart; readonly chart: DrawnChart }) {
  const { asked, filter } = useReportSearch(part.view)
  const [hadAt, setHadAt] = useState(0)
  const [paper] = useState(() => ({ ready: setHadAt, Lines: PaperLines }))
  return (
    <Paper isReady={hadAt > 0} part={part} asked={filter} rowCnt={undefined} hadAt={hadAt}>
      {asked && <ReportChart chart={chart} part={part} asked={asked} paper={paper} />}
    </Paper>
  )
}

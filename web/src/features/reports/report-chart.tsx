import type { ReportAsked } from '@liftwatch/core/views/report-view'
import type { ReportRoute } from '@liftwatch/core/views/report-keys'
import { ChronicChart } from './charts/chronic-chart'
import { CodesChart } from './charts/codes-chart'
import { TcmrChart } from './charts/tcmr-chart'
import { AlarmLoadPage } from './charts/alarm-load-page'
import { periodWords, useDefaultPeriod } from './report-period'
import { loadPart, type ReportPart } from './report-parts'

const charted = ['tcmr_tcmr', 'clr', 'breakdown-code-summary-report'] as const satisfies readonly ReportRoute[]
type Charted = (typeof charted)[number] | typeof loadPart

/** Whether a person would rather look at a report than read it. */
export function hasChart(route: ReportRoute): route is (typeof charted)[number] {
  return charted.some(one => one === route)
}

/** What is drawn instead of a table: the alarm load always, the chart of a report where one has chosen it. */
export function chartOf(route: ReportRoute, part: ReportPart, isChart: boolean): Charted | undefined {
  if (part.key === loadPart) return loadPart
  return isChart && hasChart(route) ? route : undefined
}

/** The chart of a report, as it is asked for. */
export function ReportChart({ chart, asked }: { readonly chart: Charted; readonly asked: ReportAsked }) {
  const usual = useDefaultPeriod('month')
  if (chart === loadPart) return <AlarmLoadPage asked={asked} />
  if (chart === 'tcmr_tcmr')
    return <TcmrChart month={asked.month ?? usual} townCouncil={asked.townCouncil} words={periodWords} />
  if (chart === 'clr') return <ChronicChart asked={asked} />
  const { groupBy, sort: _, ...filter } = asked
  return <CodesChart asked={groupBy === 'lift' ? filter : { ...filter, groupBy }} />
}

import type { ReportAsked } from '@liftwatch/core/views/report-view'
import type { ReportRoute } from '@liftwatch/core/views/report-keys'
import { ChronicChart } from './charts/chronic-chart'
import { CodesChart } from './charts/codes-chart'
import { TcmrChart } from './charts/tcmr-chart'
import { periodWords, useDefaultPeriod } from './report-period'

const charted = ['tcmr_tcmr', 'clr', 'breakdown-code-summary-report'] as const satisfies readonly ReportRoute[]
export type ChartedRoute = (typeof charted)[number]

/** Whether a person would rather look at a report than read it. */
export function hasChart(route: ReportRoute): route is ChartedRoute {
  return charted.some(one => one === route)
}

/** The chart of a report, as it is asked for. */
export function ReportChart({ route, asked }: { readonly route: ChartedRoute; readonly asked: ReportAsked }) {
  const usual = useDefaultPeriod('month')
  if (route === 'tcmr_tcmr') return <TcmrChart month={asked.month ?? usual} words={periodWords} />
  if (route === 'clr') return <ChronicChart asked={asked} />
  const { groupBy, sort: _, ...filter } = asked
  return <CodesChart asked={groupBy === 'lift' ? filter : { ...filter, groupBy }} />
}

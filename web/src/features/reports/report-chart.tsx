import { useSession } from '@liftwatch/core/hooks/session'
import { formatInstant } from '@liftwatch/core/text/format'
import type { ReportAsked } from '@liftwatch/core/views/report-view'
import type { ReportRoute } from '@liftwatch/core/views/report-keys'
import { useToday } from '../../today'
import { useTexts } from '../../texts'
import { AlarmLoadPage } from './charts/alarm-load-page'
import { ChartFrameProvider, type ChartFrame } from './charts/chart-frame'
import { ChronicChart } from './charts/chronic-chart'
import { CodesChart } from './charts/codes-chart'
import { TcmrChart } from './charts/tcmr-chart'
import { periodWords, useDefaultPeriod } from './report-period'
import { loadPart, type ReportPart } from './report-parts'
import { useReportWords } from './report-words'

/** Of the reports that have a chart, what a picture of it is called. */
const pictureNames = {
  tcmr_tcmr: 'council-report-trend',
  clr: 'chronic-lifts-trend',
  'breakdown-code-summary-report': 'breakdown-codes',
} as const satisfies { readonly [Route in ReportRoute]?: string }
type DrawnRoute = keyof typeof pictureNames
export type DrawnChart = DrawnRoute | typeof loadPart

/** Whether a person would rather look at a report than read it. */
export function hasChart(route: ReportRoute): route is DrawnRoute {
  return route in pictureNames
}

/** What is drawn instead of a table: the alarm load always, the chart of a report where one has chosen it. */
export function chartOf(route: ReportRoute, part: ReportPart, isChart: boolean): DrawnChart | undefined {
  if (part.key === loadPart) return loadPart
  return isChart && hasChart(route) ? route : undefined
}

interface ReportChartProps {
  readonly chart: DrawnChart
  readonly part: ReportPart
  readonly asked: ReportAsked
  readonly paper?: ChartFrame['paper']
}

/** The chart of a report, as it is asked for. */
export function ReportChart({ chart, part, asked, paper }: ReportChartProps) {
  const t = useTexts()
  const session = useSession()
  const today = useToday()
  const { period, heading, filters, upTo } = useReportWords(part, asked)
  const organization = session.status === 'ready' ? [session.organization.name] : []
  const frame: ChartFrame = {
    fileName: `${chart === loadPart ? loadPart : pictureNames[chart]}-${period ?? today}`,
    factsAt: hadAt => [
      heading,
      [...organization, ...filters, `${t('reports.dataUpTo')} ${formatInstant(upTo(hadAt))}`].join(' · '),
    ],
    paper,
  }
  return (
    <ChartFrameProvider value={frame}>
      <Chart chart={chart} asked={asked} />
    </ChartFrameProvider>
  )
}

function Chart({ chart, asked }: Pick<ReportChartProps, 'chart' | 'asked'>) {
  const usual = useDefaultPeriod('month')
  if (chart === loadPart) return <AlarmLoadPage asked={asked} />
  if (chart === 'tcmr_tcmr')
    return <TcmrChart month={asked.month ?? usual} townCouncil={asked.townCouncil} words={periodWords} />
  if (chart === 'clr') return <ChronicChart asked={asked} />
  const { groupBy, sort: _, ...filter } = asked
  return <CodesChart asked={groupBy === 'lift' ? filter : { ...filter, groupBy }} />
}

import type { ChronicPoint } from '@liftwatch/core/contract/reports/chronic-lifts'
import { useChronicTrend, type ChronicTrendAsked } from '@liftwatch/core/hooks/report-trends'
import { formatDay, formatInstant } from '@liftwatch/core/text/format'
import { useTexts } from '../../../texts'
import { ChartPanel } from './chart-panel'
import { Figures } from './figures'
import { Lines } from './lines'

/** DD/MM: the year is in the figures. */
function shortDay(at: number): string {
  return formatDay(at).slice(5).split('-').toReversed().join('/')
}

/** From the first point to the last, with their years. */
function spanOf(points: readonly ChronicPoint[]): string {
  const day = (at: number) => formatDay(at).split('-').toReversed().join('/')
  return [points[0]!, points.at(-1)!].map(({ upTo }) => day(upTo)).join(' – ')
}

/** How many lifts were chronic at the end of each week of the last half year, and with how many breakdowns. */
export function ChronicChart({ asked }: { readonly asked: ChronicTrendAsked }) {
  const t = useTexts()
  const query = useChronicTrend(asked)
  const title = t('reports.charts.chronic.title')
  const lifts = t('screens.clr.name')
  const breakdowns = t('reports.charts.chronic.breakdowns')
  const linesOf = (points: readonly ChronicPoint[]) => [
    { label: lifts, values: points.map(({ liftCnt }) => liftCnt), isWhole: true },
    { label: breakdowns, values: points.map(({ breakdownCnt }) => breakdownCnt), isWhole: true },
  ]
  return (
    <ChartPanel
      title={title}
      about={t('reports.charts.chronic.about')}
      query={query}
      isEmpty={points => points.every(({ liftCnt }) => liftCnt === 0)}
      picture={points => ({
        facts: [`${t('reports.charts.chronic.about')} · ${spanOf(points)}`],
        legend: [],
        panels: linesOf(points).map(line => ({ kind: 'line', names: points.map(({ upTo }) => shortDay(upTo)), line })),
      })}
    >
      {points => (
        <>
          <Lines names={points.map(({ upTo }) => shortDay(upTo))} lines={linesOf(points)} />
          <Figures
            label={title}
            heads={[t('reports.charts.chronic.upTo'), lifts, breakdowns]}
            rows={points.map(({ upTo, liftCnt, breakdownCnt }) => [
              formatInstant(upTo),
              String(liftCnt),
              String(breakdownCnt),
            ])}
          />
        </>
      )}
    </ChartPanel>
  )
}

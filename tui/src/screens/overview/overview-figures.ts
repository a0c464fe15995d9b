import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import { useLive } from '@liftwatch/core/hooks/live'
import { useMinute } from '../../program/clock'
import { useContact } from '../../program/connection'
import { useProgram } from '../../program/program'
import { countLines, countTable } from './count-lines'
import type { FigureLine } from './figure-line'
import { healthLine } from './health-line'
import { overviewLayout, sideWidth, isSideBy, type OverviewLayout } from './overview-layout'
import { placeColumn, placeCount, placeLines } from './place-lines'
import { trendLines } from './trend-lines'
import { useDayTrend } from './use-overview'

export interface OverviewFigures {
  readonly layout: OverviewLayout
  readonly lines: readonly FigureLine[]
}

/** Between parts that are one below the other. */
function blank(part: string) {
  return { key: `before ${part}`, text: ' ' }
}

/** The figures below what waits, or beside it, in the lines that there are for them. */
export function useOverviewFigures(summary: HomeSummary | undefined, width: number, height: number): OverviewFigures {
  const { translate } = useProgram()
  const live = useLive()
  const contact = useContact()
  const now = useMinute()
  const { data, error } = useDayTrend()
  const isSide = isSideBy(width, height)
  const room = (isSide ? sideWidth : width) - 2
  const counts = summary ? (isSide ? countTable : countLines)(summary, room, translate) : []
  const trends = trendLines(data ?? (error ? null : undefined), isSide, translate)
  const places = summary ? placeCount(summary) : 0
  const layout = overviewLayout(width, height, { counts: counts.length, trends: trends.length, places })
  const health = healthLine(live, contact, now, translate)
  if (isSide) {
    const byPlace = summary ? placeColumn(summary, room, layout.places, translate) : []
    return {
      layout,
      lines: [...counts, blank('trends'), ...trends, blank('places'), ...byPlace, blank('health'), health],
    }
  }
  const byPlace = summary && layout.places > 0 ? placeLines(summary, room, layout.places, translate) : []
  return {
    layout,
    lines: [
      ...counts.slice(0, layout.counts),
      ...trends.slice(0, layout.trends),
      ...byPlace,
      ...(layout.health > 0 ? [health] : []),
    ],
  }
}

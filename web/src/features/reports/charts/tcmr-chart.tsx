import type { ReportAsked } from '@liftwatch/core/views/report-view'
import { useTcmrTrend } from '@liftwatch/core/hooks/report-trends'
import { useState } from 'react'
import { useTexts } from '../../../texts'
import { BandLegend } from './band-legend'
import { ChartPanel } from './chart-panel'
import { DivisionTrend } from './division-trend'
import { HeatMap } from './heat-map'
import { trendedDivisions } from './tcmr-divisions'

interface TcmrChartProps {
  /** The last of the twelve months, YYYY-MM. */
  readonly month: string
  /** Of all, unless some are named. */
  readonly townCouncil: ReportAsked['townCouncil']
  /** A month as it is shown. */
  readonly words: (month: string) => string
}

/** The points of each division over twelve months, and what they come from for one division or for all together. */
export function TcmrChart({ month, townCouncil, words }: TcmrChartProps) {
  const t = useTexts()
  const query = useTcmrTrend({ month, townCouncil })
  const [chosenKey, setChosenKey] = useState<string>()
  const title = t('reports.charts.tcmr.title', { month: words(month) })
  return (
    <ChartPanel title={title} about={t('reports.charts.tcmr.about')} query={query} isEmpty={rows => rows.length === 0}>
      {rows => {
        const divisions = trendedDivisions(rows, t)
        const chosen = divisions.find(({ key }) => key === chosenKey) ?? divisions.at(-1)!
        const months = chosen.rows.map(row => ({ name: row.month, words: words(row.month) }))
        return (
          <>
            <BandLegend />
            <HeatMap
              label={title}
              months={months}
              divisions={divisions}
              chosen={chosen}
              choose={({ key }) => setChosenKey(key)}
            />
            <DivisionTrend division={chosen} months={months} />
          </>
        )
      }}
    </ChartPanel>
  )
}

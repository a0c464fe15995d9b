import type { ReportAsked } from '@liftwatch/core/views/report-view'
import { useTcmrTrend } from '@liftwatch/core/hooks/report-trends'
import { z } from 'zod/mini'
import type { TcmrTrendRow } from '@liftwatch/core/contract/reports/tcmr'
import { useSearch } from '../../../search-params'
import { useTexts } from '../../../texts'
import { BandLegend } from './band-legend'
import { useIsOnPaper } from './chart-frame'
import { ChartPanel } from './chart-panel'
import { DivisionTrend } from './division-trend'
import { HeatMap } from './heat-map'
import { tcmrPicture } from './tcmr-picture'
import { trendedDivisions } from './tcmr-divisions'

/** In the address, so that paper and a link show the same division. */
const shape = z.object({ division: z.optional(z.string()) })

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
  const { values, change } = useSearch(shape)
  const isOnPaper = useIsOnPaper()
  const title = t('reports.charts.tcmr.title', { month: words(month) })
  function shownOf(rows: readonly TcmrTrendRow[]) {
    const divisions = trendedDivisions(rows, t)
    const chosen = divisions.find(({ key }) => key === values.division) ?? divisions.at(-1)!
    return { divisions, chosen, months: chosen.rows.map(row => ({ name: row.month, words: words(row.month) })) }
  }
  return (
    <ChartPanel
      title={title}
      about={isOnPaper ? '' : t('reports.charts.tcmr.about')}
      query={query}
      isEmpty={rows => rows.length === 0}
      picture={rows => {
        const { months, ...shown } = shownOf(rows)
        return tcmrPicture({ ...shown, months: months.map(month => month.words) }, t)
      }}
    >
      {rows => {
        const { divisions, chosen, months } = shownOf(rows)
        return (
          <>
            <BandLegend />
            <HeatMap
              label={title}
              months={months}
              divisions={divisions}
              chosen={chosen}
              choose={({ key }) => change({ division: key })}
            />
            <DivisionTrend division={chosen} months={months} />
          </>
        )
      }}
    </ChartPanel>
  )
}

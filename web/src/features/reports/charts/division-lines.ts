import { tcmrBands, tcmrPoints } from '@liftwatch/core/reports/tcmr'
import type { Translate } from '@liftwatch/core/text/translate'
import type { TrendedDivision } from './tcmr-divisions'
import type { TrendLine } from './picture/trend-line'

/** As figures are shown. */
export function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100
}

function belowFor(of: keyof typeof tcmrPoints, from: number): number {
  return tcmrPoints[of].find(({ points }) => points === from)!.below
}

/** What the points of a division come from, over its months: fault rate and downtime, with the bounds of green and red. */
export function divisionLines({ rows }: TrendedDivision, t: Translate): readonly TrendLine[] {
  const lineOf = (of: keyof typeof tcmrPoints, score: 'frScore' | 'ldtScore'): TrendLine => {
    const { okFrom, warningFrom } = tcmrBands[score]
    const green = belowFor(of, okFrom)
    const amber = belowFor(of, warningFrom)
    return {
      label: t(`reports.tcmr.${of}`),
      values: rows.map(({ tcmrCount }) => rounded(tcmrCount[of])),
      bounds: [
        { at: green, tone: 'ok', label: t('reports.charts.tcmr.greenBelow', { bound: green }) },
        { at: amber, tone: 'critical', label: t('reports.charts.tcmr.redFrom', { bound: amber }) },
      ],
    }
  }
  return [lineOf('faultRatePer10Units', 'frScore'), lineOf('avgPerLift', 'ldtScore')]
}

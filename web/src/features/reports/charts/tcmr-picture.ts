import { tcmrBands } from '@liftwatch/core/reports/tcmr'
import type { Translate } from '@liftwatch/core/text/translate'
import { scoreTone } from '@liftwatch/core/tones'
import type { Picture } from './picture/picture'
import { bandLegend } from './bands'
import { divisionLines } from './division-lines'
import { wholeName, type TrendedDivision } from './tcmr-divisions'

interface Trended {
  readonly divisions: readonly TrendedDivision[]
  readonly chosen: TrendedDivision
  /** As they are shown. */
  readonly months: readonly string[]
}

/** The points of all divisions, and what those of one come from. */
export function tcmrPicture({ divisions, chosen, months }: Trended, t: Translate): Omit<Picture, 'title'> {
  const lines = divisionLines(chosen, t)
  return {
    facts: [],
    legend: bandLegend(t),
    panels: [
      {
        kind: 'grid',
        corner: t('reports.tcmr.buildingWard'),
        columns: months,
        rows: divisions.map(division => ({
          name: wholeName(division),
          isSum: division.isTotal,
          cells: division.rows.map(({ tcmrCount: { totalScore } }) =>
            totalScore === null
              ? null
              : { text: String(totalScore), tone: scoreTone(totalScore, tcmrBands.totalScore) },
          ),
        })),
      },
      ...lines.map(line => ({ kind: 'line' as const, names: months, line, of: wholeName(chosen) })),
    ],
  }
}

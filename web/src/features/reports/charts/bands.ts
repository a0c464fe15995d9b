import { tcmrBands } from '@liftwatch/core/reports/tcmr'
import type { Translate } from '@liftwatch/core/text/translate'
import type { Picture } from './picture/picture'

/** What the colours and shapes of total points mean. */
export function bandLegend(t: Translate): Picture['legend'] {
  const { okFrom, warningFrom } = tcmrBands.totalScore
  const bands = [
    ['ok', `${okFrom}–10`],
    ['warning', `${warningFrom}–${okFrom - 1}`],
    ['critical', `2–${warningFrom - 1}`],
  ] as const
  return bands.map(([tone, points]) => ({
    tone,
    label: t('reports.tcmr.points', { points, band: t(`states.scoreBand.${tone}`) }),
  }))
}

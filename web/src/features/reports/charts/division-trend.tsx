import { chakra } from '@chakra-ui/react'
import { tcmrBands, tcmrPoints } from '@liftwatch/core/reports/tcmr'
import { useTexts } from '../../../texts'
import { Figures } from './figures'
import { Lines } from './lines'
import type { ShownMonth, TrendedDivision } from './tcmr-divisions'

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100
}

interface DivisionTrendProps {
  readonly division: TrendedDivision
  readonly months: readonly ShownMonth[]
}

/** What the points of a division come from: its fault rate and its downtime, with the bounds of green and red. */
export function DivisionTrend({ division, months }: DivisionTrendProps) {
  const t = useTexts()
  const counts = division.rows.map(({ tcmrCount }) => tcmrCount)
  const names = months.map(({ words }) => words)
  const belowFor = (of: keyof typeof tcmrPoints, from: number) =>
    tcmrPoints[of].find(({ points }) => points === from)!.below
  function lineOf(of: keyof typeof tcmrPoints, score: 'frScore' | 'ldtScore') {
    const { okFrom, warningFrom } = tcmrBands[score]
    const green = belowFor(of, okFrom)
    const amber = belowFor(of, warningFrom)
    return {
      label: t(`reports.tcmr.${of}`),
      values: counts.map(count => rounded(count[of])),
      bounds: [
        { at: green, tone: 'ok' as const, label: t('reports.charts.tcmr.greenBelow', { bound: green }) },
        { at: amber, tone: 'critical' as const, label: t('reports.charts.tcmr.redFrom', { bound: amber }) },
      ],
    }
  }
  const title = division.fullName === null ? division.name : `${division.name}, ${division.fullName}`
  return (
    <chakra.section aria-label={title} display="flex" flexDirection="column" gap="3" pt="2" borderTopWidth="1px">
      <chakra.h4 fontWeight="semibold" aria-live="polite">
        {title}
      </chakra.h4>
      <Lines names={names} lines={[lineOf('faultRatePer10Units', 'frScore'), lineOf('avgPerLift', 'ldtScore')]} />
      <Figures
        label={title}
        heads={[
          t('reports.periods.month'),
          t('tables.fields.liftCnt'),
          t('reports.tcmr.cases'),
          t('reports.tcmr.faultRatePer10Units'),
          t('reports.tcmr.avgPerLift'),
          t('reports.tcmr.totalScore'),
        ]}
        rows={counts.map((count, index) => [
          names[index]!,
          String(count.liftCnt),
          String(count.cases),
          String(rounded(count.faultRatePer10Units) ?? '-'),
          String(rounded(count.avgPerLift) ?? '-'),
          String(count.totalScore ?? '-'),
        ])}
      />
    </chakra.section>
  )
}

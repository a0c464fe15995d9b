import { chakra } from '@chakra-ui/react'
import { useTexts } from '../../../texts'
import { divisionLines, rounded } from './division-lines'
import { Figures } from './figures'
import { Lines } from './lines'
import { wholeName, type ShownMonth, type TrendedDivision } from './tcmr-divisions'

interface DivisionTrendProps {
  readonly division: TrendedDivision
  readonly months: readonly ShownMonth[]
}

/** What the points of a division come from: its fault rate and its downtime, with the bounds of green and red. */
export function DivisionTrend({ division, months }: DivisionTrendProps) {
  const t = useTexts()
  const counts = division.rows.map(({ tcmrCount }) => tcmrCount)
  const names = months.map(({ words }) => words)
  const title = wholeName(division)
  return (
    <chakra.section aria-label={title} display="flex" flexDirection="column" gap="3" pt="2" borderTopWidth="1px">
      <chakra.h4 fontWeight="semibold" aria-live="polite">
        {title}
      </chakra.h4>
      <Lines names={names} lines={divisionLines(division, t)} />
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

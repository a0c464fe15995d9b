import { Flex } from '@chakra-ui/react'
import { tcmrBands } from '@liftwatch/core/reports/tcmr'
import { StatusChip } from '../../../components/marks/status-chip'
import { useTexts } from '../../../texts'

/** What the colours and shapes of total points mean. */
export function BandLegend() {
  const t = useTexts()
  const { okFrom, warningFrom } = tcmrBands.totalScore
  return (
    <Flex wrap="wrap" gap="2">
      {(
        [
          ['ok', `${okFrom}–10`],
          ['warning', `${warningFrom}–${okFrom - 1}`],
          ['critical', `2–${warningFrom - 1}`],
        ] as const
      ).map(([tone, points]) => (
        <StatusChip
          key={tone}
          tone={tone}
          label={t('reports.tcmr.points', { points, band: t(`states.scoreBand.${tone}`) })}
        />
      ))}
    </Flex>
  )
}

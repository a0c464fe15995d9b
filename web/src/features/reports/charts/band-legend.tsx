import { Flex } from '@chakra-ui/react'
import { StatusChip } from '../../../components/marks/status-chip'
import { useTexts } from '../../../texts'
import { bandLegend } from './bands'

/** What the colours and shapes of total points mean. */
export function BandLegend() {
  return (
    <Flex wrap="wrap" gap="2">
      {bandLegend(useTexts()).map(({ tone, label }) => (
        <StatusChip key={tone} tone={tone} label={label} />
      ))}
    </Flex>
  )
}

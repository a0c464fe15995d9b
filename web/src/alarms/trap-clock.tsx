import { chakra, Flex } from '@chakra-ui/react'
import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { trapClock } from '@liftwatch/core/domain/passenger-traps'
import { formatClock, formatDuration } from '@liftwatch/core/text/format'
import { trapClockTone } from '@liftwatch/core/tones'
import { trapTargetMinutes } from '../alerts/settings'
import { useNow } from '../now'
import { useTexts } from '../texts'

/** The mark stands at three quarters, so that there is room to see by how much it is passed. */
const markAt = 0.75
const minuteMs = 60_000

/** The clock since the call, until help is there or the alarm has ended, and how it stands to the target. */
export function TrapClock({ trap }: { readonly trap: PassengerTrap }) {
  const t = useTexts()
  const now = useNow()
  const minutes = trapTargetMinutes.use()
  const targetMs = minutes * minuteMs
  const clock = trapClock(trap, now)
  const { passedMs } = clock
  const overMs = passedMs - targetMs
  const word =
    overMs > 0 ? t('traps.lane.over', { over: formatDuration(overMs), minutes }) : t('traps.lane.target', { minutes })
  const filled = Math.min(1, (passedMs / targetMs) * markAt)
  return (
    <chakra.div colorPalette={trapClockTone(clock, targetMs)} minW={{ base: '9rem', md: '0' }}>
      <Flex align="baseline" gap="2">
        <chakra.span
          role="timer"
          aria-label={t('traps.lane.sinceCall')}
          textStyle="md"
          fontWeight="semibold"
          color={overMs > 0 ? 'colorPalette.fg' : 'fg'}
        >
          {formatClock(passedMs)}
        </chakra.span>
        <chakra.span textStyle="xs" color={overMs > 0 ? 'colorPalette.fg' : 'fg.muted'} truncate>
          {word}
        </chakra.span>
      </Flex>
      <chakra.div aria-hidden pos="relative" h="1" mt="0.5" bg="bg.emphasized" borderRadius="full">
        <chakra.div h="full" bg="colorPalette.solid" borderRadius="full" style={{ width: `${filled * 100}%` }} />
        <chakra.div pos="absolute" top="-2px" bottom="-2px" w="2px" bg="fg" style={{ left: `${markAt * 100}%` }} />
      </chakra.div>
    </chakra.div>
  )
}

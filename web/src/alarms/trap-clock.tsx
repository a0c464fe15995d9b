import { chakra, Flex } from '@chakra-ui/react'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { formatClock, formatDuration } from '@liftwatch/core/text/format'
import { useTexts } from '../texts'
import { useTrapView } from './trap-state'

/** The mark is at three quarters, so that there is room to see by how much it is passed. */
const markAt = 0.75

/** The time since the call, where there is room for no more. */
export function TrapTime({ trap }: { readonly trap: PassengerTrap }) {
  const t = useTexts()
  const { clock, tone } = useTrapView(trap)
  return (
    <chakra.span
      role="timer"
      aria-label={t('traps.lane.sinceCall')}
      colorPalette={tone}
      color="colorPalette.fg"
      fontWeight="semibold"
    >
      {formatClock(clock.passedMs)}
    </chakra.span>
  )
}

/** The clock since the call, until help is there or the alarm has ended, and how far it is from the target. */
export function TrapClock({ trap }: { readonly trap: PassengerTrap }) {
  const t = useTexts()
  const { clock, isLate, targetMs, tone } = useTrapView(trap)
  const { passedMs } = clock
  const overMs = passedMs - targetMs
  const minutes = targetMs / 60_000
  const word = isLate
    ? t('traps.lane.over', { over: formatDuration(overMs, t.language), minutes })
    : t('traps.lane.target', { minutes })
  const filled = Math.min(1, (passedMs / targetMs) * markAt)
  return (
    <chakra.div colorPalette={tone} minW={{ base: '9rem', md: '0' }}>
      <Flex align="baseline" gap="2">
        <chakra.span
          role="timer"
          aria-label={t('traps.lane.sinceCall')}
          textStyle="md"
          fontWeight="semibold"
          color={isLate ? 'colorPalette.fg' : 'fg'}
        >
          {formatClock(passedMs)}
        </chakra.span>
        <chakra.span textStyle="xs" color={isLate ? 'colorPalette.fg' : 'fg.muted'} truncate>
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

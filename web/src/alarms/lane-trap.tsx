import { chakra } from '@chakra-ui/react'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { RowLink } from '../components/list/row-link'
import { TrapClock } from './trap-clock'
import { TrapStateChip, useTrapView } from './trap-state'
import { TrapSteps } from './trap-steps'

interface LaneTrapProps {
  readonly trap: PassengerTrap
  /** The connection is lost: what is shown may have changed. */
  readonly isUncertain: boolean
}

export function LaneTrap({ trap, isUncertain }: LaneTrapProps) {
  const { tone } = useTrapView(trap)
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1fr auto', md: '19rem 15rem 1fr' }}
      alignItems="center"
      columnGap="4"
      rowGap="1"
      px={{ base: '3', md: '4' }}
      py="0.5"
      minH="12"
      borderTopWidth="1px"
      colorPalette={isUncertain ? 'warning' : tone}
      borderInlineStartWidth="4px"
      borderInlineStartColor="colorPalette.solid"
      bg={isUncertain ? 'warning.subtle/60' : tone === 'critical' ? 'critical.subtle' : undefined}
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.div minW="0">
        <chakra.div css={{ '& > span': { whiteSpace: 'normal' } }}>
          <TrapStateChip isPlain trap={trap} />
        </chakra.div>
        <chakra.div truncate>
          <RowLink to={detailPath('passenger-trap', trap.id)}>{trap.liftName}</RowLink>
          <chakra.span ms="2" textStyle="xs" color="fg.muted">
            {trap.address}
          </chakra.span>
        </chakra.div>
      </chakra.div>
      <TrapClock trap={trap} />
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }} minW="0">
        <TrapSteps trap={trap} />
      </chakra.div>
    </chakra.li>
  )
}

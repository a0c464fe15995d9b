import { chakra, defineStyle } from '@chakra-ui/react'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { menuPaths } from '@liftwatch/core/domain/console-paths'
import { trapState, trapStates } from '@liftwatch/core/domain/passenger-traps'
import { Link } from 'react-router-dom'
import { Icon } from '../components/marks/icon'
import { ToneIcon } from '../components/marks/tone-icon'
import { useTexts } from '../texts'
import { ClearedWait } from './alarm-states'
import { TrapTime } from './trap-clock'
import { useTrapView } from './trap-state'

interface LaneLineProps {
  readonly traps: readonly PassengerTrap[]
  readonly isOpen: boolean
  readonly isUncertain: boolean
  /** Undefined where the page below has the rows: there the line leads to their list. */
  readonly toggle: (() => void) | undefined
}

const lineStyle = defineStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  w: 'full',
  minH: '8',
  px: { base: '3', md: '4' },
  textAlign: 'start',
  cursor: 'pointer',
  bg: 'colorPalette.subtle',
  color: 'colorPalette.fg',
  focusVisibleRing: 'inside',
})

/** The lane in one line: how many there are in each state, and who is to be helped first. It opens the rows, or leads to them. */
export function LaneLine({ traps, isOpen, isUncertain, toggle }: LaneLineProps) {
  const t = useTexts()
  const first = traps[0]!
  const { tone } = useTrapView(first)
  const counts = trapStates.flatMap(state => {
    const number = traps.filter(trap => trapState(trap) === state).length
    return number === 0 ? [] : [t('traps.lane.count', { state: t(`states.trap.${state}`), number })]
  })
  const [gravest, ...others] = counts
  const palette = isUncertain ? 'warning' : tone
  const words = (
    <>
      <ToneIcon tone={tone} />
      <chakra.strong fontWeight="semibold">{gravest}</chakra.strong>
      {!isOpen && (
        <chakra.span whiteSpace="nowrap">
          {first.liftName} <TrapTime trap={first} /> <ClearedWait alarm={first} />
        </chakra.span>
      )}
      {others.length > 0 && (
        <chakra.span minW="0" truncate>
          {others.join(' · ')}
        </chakra.span>
      )}
    </>
  )
  if (!toggle) {
    return (
      <chakra.a asChild css={lineStyle} colorPalette={palette}>
        <Link to={`${menuPaths['passenger-trap']}?operationalStatus=OPEN`}>{words}</Link>
      </chakra.a>
    )
  }
  return (
    <chakra.button type="button" aria-expanded={isOpen} onClick={toggle} css={lineStyle} colorPalette={palette}>
      {words}
      <chakra.span ms="auto" hideBelow="md">
        {t(isOpen ? 'traps.lane.hide' : 'traps.lane.show')}
      </chakra.span>
      <chakra.span ms={{ base: 'auto', md: '0' }} transform={isOpen ? 'rotate(180deg)' : undefined}>
        <Icon name="chevron" />
      </chakra.span>
    </chakra.button>
  )
}

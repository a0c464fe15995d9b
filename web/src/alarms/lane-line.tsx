import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { screens } from '@liftwatch/core/contract/accounts/screens'
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
      <strong>{gravest}</strong>
      {!isOpen && (
        <span className="lw-trap-first">
          {first.liftName} <TrapTime trap={first} /> <ClearedWait alarm={first} />
        </span>
      )}
      {others.length > 0 && <span className="lw-trap-others">{others.join(' · ')}</span>}
    </>
  )
  if (!toggle) {
    return (
      <Link
        className="lw-trap-line"
        data-tone={palette}
        to={`${screens['passenger-trap'].path}?operationalStatus=OPEN`}
      >
        {words}
      </Link>
    )
  }
  return (
    <button type="button" className="lw-trap-line" data-tone={palette} aria-expanded={isOpen} onClick={toggle}>
      {words}
      <span className="lw-trap-more">{t(isOpen ? 'traps.lane.hide' : 'traps.lane.show')}</span>
      <span className="lw-trap-chevron">
        <Icon name="chevron" />
      </span>
    </button>
  )
}

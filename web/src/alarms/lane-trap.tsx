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
    <li className="lw-trap" data-tone={isUncertain ? 'warning' : tone} data-uncertain={isUncertain || undefined}>
      <div>
        <div className="lw-trap-state">
          <TrapStateChip isPlain trap={trap} />
        </div>
        <div className="lw-trap-place">
          <RowLink to={detailPath('passenger-trap', trap.id)}>{trap.liftName}</RowLink>
          <span>{trap.address}</span>
        </div>
      </div>
      <TrapClock trap={trap} />
      <TrapSteps trap={trap} />
    </li>
  )
}

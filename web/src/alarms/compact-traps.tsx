import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { PlainButton } from '../components/inputs/plain-button'
import { RowLink } from '../components/list/row-link'
import { ToneIcon } from '../components/marks/tone-icon'
import { useTexts } from '../texts'
import { ClearedWait } from './alarm-states'
import { TrapTime } from './trap-clock'
import { useTrapView } from './trap-state'

function CompactTrap({ trap }: { readonly trap: PassengerTrap }) {
  const t = useTexts()
  const { state, tone } = useTrapView(trap)
  const words = t(`states.trap.${state}`)
  return (
    <li className="lw-compact-trap" data-tone={tone} title={words}>
      <ToneIcon tone={tone} />
      <span className="lw-spoken">{words}</span>
      <RowLink to={detailPath('passenger-trap', trap.id)}>{trap.liftName}</RowLink>
      <TrapTime trap={trap} />
      <ClearedWait alarm={trap} />
    </li>
  )
}

interface CompactTrapsProps {
  readonly traps: readonly PassengerTrap[]
  /** Makes room for more rows, where the window has any. */
  readonly showAll: (() => void) | undefined
}

/** Traps by name and clock, where there is no room for a row each. */
export function CompactTraps({ traps, showAll }: CompactTrapsProps) {
  const t = useTexts()
  return (
    <ul className="lw-compact-traps">
      {traps.map(trap => (
        <CompactTrap key={trap.id} trap={trap} />
      ))}
      {showAll && (
        <li>
          <PlainButton size="xs" variant="ghost" onClick={showAll}>
            {t('traps.lane.show')}
          </PlainButton>
        </li>
      )}
    </ul>
  )
}

import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { CompactTraps } from './compact-traps'
import { laneShape } from './lane-shape'
import { LaneTrap } from './lane-trap'

interface LaneTrapsProps {
  readonly traps: readonly PassengerTrap[]
  readonly room: number
  readonly isUncertain: boolean
  /** Makes room for more rows, where the window has any. */
  readonly showAll: (() => void) | undefined
}

/** The open traps, a row each for as many as there is room for, and the others by name and clock. */
export function LaneTraps({ traps, room, isUncertain, showAll }: LaneTrapsProps) {
  const { rows, compact } = laneShape(traps, room)
  return (
    <>
      {rows.length > 0 && (
        <ul>
          {rows.map(trap => (
            <LaneTrap key={trap.id} trap={trap} isUncertain={isUncertain} />
          ))}
        </ul>
      )}
      {compact.length > 0 && <CompactTraps traps={compact} showAll={showAll} />}
    </>
  )
}

import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { useLive } from '@liftwatch/core/hooks/live'
import { useOpenTraps } from '@liftwatch/core/hooks/passenger-traps'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { useWindowSize } from 'ink'
import { useIsStale } from '../../program/connection'
import { surroundingLines } from '../frame/surroundings'
import { laneHeight, laneLayout, type LaneLayout } from './lane-layout'

/** Who is trapped, as far as is known; `unknown` says that nothing is. */
export type Lane =
  { readonly state: 'hidden' | 'loading' | 'none' | 'unknown' } | ({ readonly state: 'traps' } & LaneLayout)

export function useLaneTraps(): readonly PassengerTrap[] | undefined {
  const isPermitted = usePermissions().has('passenger-trap')
  const { data } = useOpenTraps(isPermitted)
  return isPermitted ? data?.traps : undefined
}

/**
 * Everyone who is trapped, above every screen, whatever its filters: no list may push a person out of sight.
 * @param rowsToShare what it has together with the screen below it; as in every frame, if it is left out
 */
export function useLane(rowsToShare?: number): Lane {
  const isPermitted = usePermissions().has('passenger-trap')
  const { data, error } = useOpenTraps(isPermitted)
  const { columns, rows } = useWindowSize()
  const isStale = useIsStale()
  const { ingestDelayMs } = useLive()
  if (!isPermitted) return { state: 'hidden' }
  if (!data) return { state: error || isStale ? 'unknown' : 'loading' }
  if (data.traps.length === 0) return { state: isStale || ingestDelayMs > 0 ? 'unknown' : 'none' }
  const layout = laneLayout(data.traps, columns, rowsToShare ?? rows - surroundingLines)
  return { state: 'traps', ...layout, hidden: layout.hidden + data.total - data.traps.length }
}

/** How many are trapped, as far as is known. */
export function trappedNow(lane: Lane): number {
  return lane.state === 'traps' ? lane.lines.flat().length + lane.hidden : 0
}

/** The lines of the lane. */
export function laneLines(lane: Lane): number {
  return lane.state === 'traps' ? laneHeight(lane) : 0
}

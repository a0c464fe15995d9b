import { liftFaults } from '../contract/alarms/lift-faults'
import { passengerTraps } from '../contract/alarms/passenger-traps'
import { rbes } from '../contract/alarms/rbes'
import { isPermitted } from '../contract/endpoint'
import type { WatchedKind } from './watch-entries'

/** The calls of what a watch follows. */
export const watchedLists = { passengerTraps, liftFaults, rbes } as const satisfies Record<WatchedKind, object>

/** Whether someone with these permissions may see the alarms of a kind. */
export function isWatchable(kind: WatchedKind, permissions: ReadonlySet<string>): boolean {
  return isPermitted(watchedLists[kind].page, permissions)
}

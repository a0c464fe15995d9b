import type { NoticeKind } from '../contract/events'
import type { ScreenPermission } from '../contract/permissions'

/** With what one reads the very thing that a notice names. */
export const readableWith = {
  liftFaults: 'lift-fault',
  passengerTraps: 'passenger-trap',
  rbes: 'rbe',
  lifts: 'lifts',
  lmds: 'lmd',
} as const satisfies Record<NoticeKind, ScreenPermission>

/** What shows what notices name: the first parts of query keys, with the permissions of which one reads it. */
const shownWith = {
  liftFaults: ['lift-fault'],
  passengerTraps: ['passenger-trap'],
  rbes: ['rbe'],
  // Also as those of a device and of a building.
  lifts: ['lifts', 'lmd', 'building'],
  lmds: ['lmd'],
  relatedFaults: ['passenger-trap'],
  deviceAlarms: ['lifts', 'lmd'],
  complaints: ['case-management', 'lift-fault', 'lifts'],
  buildings: ['building'],
} as const satisfies Record<string, readonly ScreenPermission[]>

type Shown = keyof typeof shownWith

const touches: Readonly<Record<NoticeKind, readonly Shown[]>> = {
  liftFaults: ['liftFaults', 'relatedFaults', 'deviceAlarms', 'complaints'],
  passengerTraps: ['passengerTraps', 'deviceAlarms', 'lifts', 'lmds', 'buildings'],
  rbes: ['rbes', 'deviceAlarms'],
  lifts: ['lifts', 'buildings'],
  lmds: ['lmds', 'lifts'],
}

/** What has to be fetched again after a notice, by the first parts of query keys. */
export function touchedBy(kind: NoticeKind): readonly string[] {
  return touches[kind]
}

/**
 * How much of a notice a reader gets: all of it; only that something of its kind has changed, where no more than that shows in
 * what they read; or nothing.
 */
export function reachOf(kind: NoticeKind, permissions: ReadonlySet<string>): 'all' | 'change' | 'nothing' {
  if (permissions.has(readableWith[kind])) return 'all'
  const isShown = touches[kind].some(shown => shownWith[shown].some(permission => permissions.has(permission)))
  return isShown ? 'change' : 'nothing'
}

import { reportPermissions, type ScreenPermission } from '@liftwatch/core/contract/permissions'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { BindingId } from './keys'
import type { RootName } from './navigation'

interface Root {
  readonly title: TextKey
  readonly binding: BindingId
  /** Any of them will do; without one, everyone may see it. */
  readonly permissions: readonly ScreenPermission[]
}

/** The screens that one switches between, in the order of their number keys. */
export const roots: Readonly<Record<RootName, Root>> = {
  'lift-faults': { title: 'alarms.title', binding: 'screen.liftFaults', permissions: ['lift-fault'] },
  'passenger-traps': {
    title: 'tables.titles.passengerTraps',
    binding: 'screen.passengerTraps',
    permissions: ['passenger-trap'],
  },
  rbes: { title: 'tables.titles.rbes', binding: 'screen.rbes', permissions: ['rbe'] },
  lifts: { title: 'tables.titles.lifts', binding: 'screen.lifts', permissions: ['lifts'] },
  lmds: { title: 'tables.titles.lmds', binding: 'screen.lmds', permissions: ['lmd'] },
  buildings: { title: 'tables.titles.buildings', binding: 'screen.buildings', permissions: ['building'] },
  activity: { title: 'monitor.activity.title', binding: 'screen.activity', permissions: [] },
  reports: { title: 'console.menu.report', binding: 'screen.reports', permissions: reportPermissions },
}

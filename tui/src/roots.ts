import type { ScreenPermission } from '@liftwatch/core/contract/permissions'
import type { TextKey } from '@liftwatch/core/text/translate'
import type { BindingId } from './keys'
import type { RootName } from './navigation'

interface Root {
  readonly title: TextKey
  readonly binding: BindingId
  /** Without one, everybody may see it. */
  readonly permission: ScreenPermission | undefined
}

/** The screens that one switches between, in the order of their number keys. */
export const roots: Readonly<Record<RootName, Root>> = {
  'lift-faults': { title: 'alarms.title', binding: 'screen.liftFaults', permission: 'lift-fault' },
  'passenger-traps': {
    title: 'tables.titles.passengerTraps',
    binding: 'screen.passengerTraps',
    permission: 'passenger-trap',
  },
  rbes: { title: 'tables.titles.rbes', binding: 'screen.rbes', permission: 'rbe' },
  lifts: { title: 'tables.titles.lifts', binding: 'screen.lifts', permission: 'lifts' },
  lmds: { title: 'tables.titles.lmds', binding: 'screen.lmds', permission: 'lmd' },
  buildings: { title: 'tables.titles.buildings', binding: 'screen.buildings', permission: 'building' },
  activity: { title: 'monitor.activity.title', binding: 'screen.activity', permission: undefined },
}

import { permissionsOf } from '@liftwatch/core/contract/endpoint'
import { reportPermissions, type Permission } from '@liftwatch/core/contract/accounts/permissions'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { ListFilters } from '@liftwatch/core/views/filters/filter-field'
import { rootViews } from '@liftwatch/core/views/resources/root-views'
import type { BindingId } from '../input/keys'
import type { RootListName, RootName } from './navigation'

interface Root {
  readonly title: TextKey
  readonly binding: BindingId
  /** Any of them will do; without one, everyone may see it. */
  readonly permissions: readonly Permission[]
}

function listRoot(name: RootListName, binding: BindingId): Root {
  const { title, calls } = rootViews[name]
  return { title, binding, permissions: permissionsOf(calls.page.access) }
}

/** The screens that one switches between, in the order of their number keys. */
export const roots: Readonly<Record<RootName, Root>> = {
  'lift-faults': listRoot('lift-faults', 'screen.liftFaults'),
  'passenger-traps': listRoot('passenger-traps', 'screen.passengerTraps'),
  rbes: listRoot('rbes', 'screen.rbes'),
  lifts: listRoot('lifts', 'screen.lifts'),
  lmds: listRoot('lmds', 'screen.lmds'),
  buildings: listRoot('buildings', 'screen.buildings'),
  activity: { title: 'monitor.activity.title', binding: 'screen.activity', permissions: [] },
  reports: { title: 'console.menu.report', binding: 'screen.reports', permissions: reportPermissions },
}

/** The filters of a screen; some have none. */
export function filterOf(screen: RootName): ListFilters | undefined {
  return screen === 'activity' || screen === 'reports' ? undefined : rootViews[screen].filters
}

import { permissionsOf } from '@liftwatch/core/contract/endpoint'
import { home } from '@liftwatch/core/contract/home/home'
import { reportPermissions, type Permission } from '@liftwatch/core/contract/accounts/permissions'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { ListFilters } from '@liftwatch/core/views/filters/filter-field'
import { rootListNames, rootLists, type RootListName } from '@liftwatch/core/views/resources/lists'
import { resourceViews } from '@liftwatch/core/views/resources/resource-views'
import type { BindingId } from '../input/keys'
import type { RootName } from './navigation'

interface Root {
  readonly title: TextKey
  readonly binding: BindingId
  /** Any of them will do; without one, everyone may see it. */
  readonly permissions: readonly Permission[]
}

function listRoot(name: RootListName): readonly [RootListName, Root] {
  const { title } = resourceViews[name]
  return [name, { title, binding: `screen.${name}`, permissions: [rootLists[name].screen] }]
}

/** The screens that one switches between, in the order of their number keys. */
export const roots: Readonly<Record<RootName, Root>> = {
  overview: { title: 'overview.title', binding: 'screen.overview', permissions: permissionsOf(home.summary.access) },
  ...(Object.fromEntries(rootListNames.map(listRoot)) as Record<RootListName, Root>),
  activity: { title: 'monitor.activity.title', binding: 'screen.activity', permissions: [] },
  reports: { title: 'screens.report.name', binding: 'screen.reports', permissions: reportPermissions },
}

export const rootNames = Object.keys(roots) as RootName[]

/** The filters of a screen; some have none. */
export function filterOf(screen: RootName): ListFilters | undefined {
  return screen === 'overview' || screen === 'activity' || screen === 'reports'
    ? undefined
    : resourceViews[screen].filters
}

/** The tab in which a screen starts; empty where it has none. */
export function startTabOf(screen: RootName): string {
  return screen === 'overview' || screen === 'activity' || screen === 'reports'
    ? ''
    : (resourceViews[screen].tabs?.start ?? '')
}

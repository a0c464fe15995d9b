import { reportPermissions } from '@liftwatch/core/contract/accounts/permissions'
import type { ScreenName } from '@liftwatch/core/contract/accounts/screens'
import { rootListNames, rootLists } from '@liftwatch/core/views/resources/lists'

/** The screens that are neither a list nor a report. */
export const otherScreens = [
  'home',
  'settings',
  'lm-schedule',
  'dashboard',
  'organization',
  'user',
  'group',
  // After its children, whose addresses begin as its own does.
  'user-management',
] as const satisfies ScreenName[]

/** The screens that there are. No menu, key, link or first page leads to an entry without one. */
export const builtScreens: ReadonlySet<ScreenName> = new Set<ScreenName>([
  ...otherScreens,
  ...rootListNames.map(name => rootLists[name].screen),
  ...reportPermissions,
])

import { reportPermissions } from '@liftwatch/core/contract/accounts/permissions'
import { menuPaths, type MenuName } from '@liftwatch/core/domain/console-paths'
import type { ComponentType } from 'react'
import { lazyPage } from './lazy-page'

type Screen = ComponentType & { readonly loadAhead: () => void }

const ReportPage = lazyPage(async () => (await import('../features/reports/report-page')).ReportPage)

/** The screens that there are; a menu entry without one says that it is coming. */
export const screens: Partial<Record<MenuName, Screen>> = {
  'lift-fault': lazyPage(async () => (await import('../features/lift-faults/lift-faults-page')).LiftFaultsPage),
  'passenger-trap': lazyPage(
    async () => (await import('../features/passenger-traps/passenger-traps-page')).PassengerTrapsPage,
  ),
  rbe: lazyPage(async () => (await import('../features/rbes/rbe-list')).RbeList),
  settings: lazyPage(async () => (await import('../features/settings/settings-page')).SettingsPage),
  lifts: lazyPage(async () => (await import('../features/lifts/lifts-page')).LiftsPage),
  building: lazyPage(async () => (await import('../features/buildings/buildings-page')).BuildingsPage),
  lmd: lazyPage(async () => (await import('../features/lmds/lmds-page')).LmdsPage),
  ...Object.fromEntries(reportPermissions.map(route => [route, ReportPage])),
}

/** The screen that answers for a path. */
export function screenAt(pathname: string): Screen | undefined {
  const names = Object.keys(screens) as MenuName[]
  const name = names.find(candidate => `${pathname}/`.startsWith(`${menuPaths[candidate]}/`))
  return name && screens[name]
}

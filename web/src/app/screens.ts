import { reportPermissions } from '@liftwatch/core/contract/accounts/permissions'
import type { ScreenName } from '@liftwatch/core/contract/accounts/screens'
import { rootListNames, rootLists, type RootListName } from '@liftwatch/core/views/resources/lists'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { ComponentType } from 'react'
import type { Ahead } from '../ahead'
import type { otherScreens } from './built-screens'

interface Row {
  readonly id: string
}

/** A screen that is loaded when it is shown, with what it will ask as it begins, where that can be known before. */
export interface BuiltScreen {
  readonly load: () => Promise<ComponentType>
  readonly ahead?: (() => Promise<Ahead>) | undefined
  /** Drawn by classes alone, with all that comes with it: these come first, and Chakra after them. */
  readonly isPlain?: boolean
}

/** The pages of lists that have something of their own there; the others are what their views say. */
const ownPages: { readonly [Name in RootListName]?: BuiltScreen['load'] } = {
  'lift-faults': async () => (await import('../features/lift-faults/lift-faults-page')).LiftFaultsPage,
  'passenger-traps': async () => (await import('../features/passenger-traps/passenger-traps-page')).PassengerTrapsPage,
  rbes: async () => (await import('../features/rbes/rbe-list')).RbeList,
  lifts: async () => (await import('../features/lifts/lifts-page')).LiftsPage,
  buildings: async () => (await import('../features/buildings/buildings-page')).BuildingsPage,
  lmds: async () => (await import('../features/lmds/lmds-page')).LmdsPage,
  cases: async () => (await import('../features/cases/cases-page')).CasesPage,
  'switch-offs': async () => (await import('../features/switch-offs/switch-offs-page')).SwitchOffsPage,
  'maintenance-checks': async () => (await import('../features/lm-checker/lm-checker-page')).LmCheckerPage,
}

/** The lists that are first screens. */
const plainLists: ReadonlySet<RootListName> = new Set(['lift-faults', 'passenger-traps', 'rbes'])

/** What the list of a resource asks as it begins. */
function aheadOf<Listed extends Row>(view: () => Promise<ResourceView<Listed>>): BuiltScreen['ahead'] {
  return async () => {
    const [{ listAhead }, listed] = await Promise.all([import('../records/list-ahead'), view()])
    return listAhead(listed)
  }
}

/** Of pages that begin with another list than their own. */
const ownAhead: { readonly [Name in RootListName]?: BuiltScreen['ahead'] } = {
  'maintenance-checks': aheadOf(
    async () => (await import('@liftwatch/core/views/resources/maintenance-checks')).liftChecksView,
  ),
}

/** A screen that begins with the list of a resource. */
function listScreen(name: RootListName): BuiltScreen {
  const { screen } = rootLists[name]
  // From here on no one looks into a row but its own view.
  const view = rootLists[name].view as () => Promise<unknown> as () => Promise<ResourceView<Row>>
  return {
    load: ownPages[name] ?? usualPage,
    ahead: ownAhead[name] ?? aheadOf(view),
    isPlain: plainLists.has(name),
  }

  async function usualPage(): Promise<ComponentType> {
    const [{ resourcePage }, listed] = await Promise.all([import('../records/resource-page'), view()])
    return resourcePage(listed, screen)
  }
}

const reportScreen: BuiltScreen = {
  load: async () => (await import('../features/reports/report-page')).ReportPage,
}

const others: Record<(typeof otherScreens)[number], BuiltScreen> = {
  home: {
    load: async () => (await import('../features/home/home-page')).HomePage,
    ahead: async () => (await import('../features/home/home-ahead')).homeAhead,
    isPlain: true,
  },
  settings: { load: async () => (await import('../features/settings/settings-page')).SettingsPage },
  dashboard: { load: async () => (await import('../features/dashboards/dashboard-page')).DashboardPage },
  'lm-schedule': { load: async () => (await import('../features/lm-schedule/lm-schedule-page')).LmSchedulePage },
  organization: {
    load: async () => (await import('../features/organizations/organizations-page')).OrganizationsPage,
    ahead: aheadOf(async () => (await import('@liftwatch/core/views/resources/organizations')).organizationView),
  },
  user: {
    load: async () => (await import('../features/users/users-page')).UsersPage,
    ahead: aheadOf(async () => (await import('@liftwatch/core/views/resources/users')).userView),
  },
  group: {
    load: async () => (await import('../features/groups/groups-page')).GroupsPage,
    ahead: aheadOf(async () => (await import('@liftwatch/core/views/resources/groups')).groupView),
  },
  'user-management': {
    load: async () => (await import('../features/users/own-organization-page')).OwnOrganizationPage,
  },
}

/** How each of `builtScreens` is loaded. */
export const screenSources: Partial<Record<ScreenName, BuiltScreen>> = {
  ...others,
  ...Object.fromEntries(rootListNames.map(name => [rootLists[name].screen, listScreen(name)])),
  ...Object.fromEntries(reportPermissions.map(route => [route, reportScreen])),
}

import { screens } from '@liftwatch/core/contract/accounts/screens'
import { newCasePath, newSwitchOffPath } from '@liftwatch/core/domain/console-paths'
import { menuTree, type MenuEntry } from '@liftwatch/core/domain/menu'
import { builtMenu } from '../../web/src/app/built-menu'
import {
  settingsPath,
  settingsSections,
  typeSettingPath,
  userInvitationsPath,
  withInvite,
  type paths,
} from '../../web/src/app/paths'

/** Who opens a page: no one who is known, an administrator, or a member of no group. */
export type Visitor = 'visitor' | 'admin' | 'newcomer'

interface Links {
  readonly invitation: string
  readonly reset: string
  readonly organizationId: string
}

type Opened = readonly [visitor: Visitor, path: string]

/** The pages beside the menu, each in every state that its address can ask for: with a link that is good, and without. */
export function publicRoutes({ invitation, reset, organizationId }: Links): Record<keyof typeof paths, Opened[]> {
  return {
    root: [['admin', '/']],
    login: [
      ['visitor', '/login'],
      ['visitor', withInvite('/login', invitation)],
    ],
    signUp: [['visitor', '/sign-up']],
    forgetPassword: [['visitor', '/forget-password']],
    resetPassword: [
      ['visitor', '/reset-password'],
      ['visitor', `/reset-password?token=${reset}`],
    ],
    twoStep: [['admin', '/two-step']],
    setPassword: [['admin', '/set-password']],
    invitation: [['visitor', withInvite('/invites-join-fusion', invitation)]],
    joinCreate: [
      ['visitor', '/join-create'],
      ['visitor', withInvite('/join-create', invitation)],
    ],
    joinSuccess: [
      ['admin', '/join-success'],
      ['admin', `/join-success?code=${organizationId}`],
    ],
    linkExpired: [['visitor', '/link-expired']],
    chooseOrganization: [['admin', '/choose-organization?switch=true']],
    noPermission: [['newcomer', '/no-permission']],
    forbidden: [['visitor', '/403']],
  }
}

function screensOf(entries: readonly MenuEntry[]): string[] {
  return entries.flatMap(({ name, children }) => (children ? screensOf(children) : [screens[name].path]))
}

const builtPaths = screensOf(builtMenu)

/** Every screen of the menu but the settings, which are sections. */
export const screenPaths = builtPaths.filter(path => path !== screens.settings.path)

/** Where everyone begins who may see all. */
export const firstScreen = screenPaths[0]!

/** What the specification names and is not built yet: with the addresses below it. */
export const unbuilt = [...screensOf(menuTree), '/oms-schedule/add-new', '/case-management/view/1'].filter(
  path => !builtPaths.some(built => `${path}/`.startsWith(`${built}/`)),
)

/** The screens whose rows lead to a detail; that no other does is checked where each screen is opened. */
export const withDetails = [
  ...(
    [
      'lift-fault',
      'passenger-trap',
      'lifts',
      'building',
      'lmd',
      'oms-schedule',
      'case-management',
      'organization',
      'group',
    ] as const
  ).map(name => screens[name].path),
  typeSettingPath,
]

/** The screens to which another leads, and no entry of the menu. */
export const sections = [typeSettingPath, userInvitationsPath, newCasePath, newSwitchOffPath]

/** The reports that have a chart, with it. */
export const charts = (['tcmr_tcmr', 'clr', 'breakdown-code-summary-report'] as const).map(
  name => `${screens[name].path}?view=chart`,
)

export const settings = settingsSections.map(settingsPath)

import { screenNames, screens, type ScreenName, type ScreenWith } from './screens'

/** A permission is a route's name; NAME.write opens the writes behind it (decisions.md section 6). */
export type ScreenPermission = Exclude<ScreenName, ScreenWith<{ readonly isPermission: false }>>
export type Permission = ScreenPermission | `${ScreenPermission}.write`

function isPermission(name: ScreenName): name is ScreenPermission {
  return !('isPermission' in screens[name])
}

/** In the menu it is before what administers an organisation; scripts compare lists in which it comes last. */
const last = 'dashboard' satisfies ScreenPermission

export const screenPermissions: readonly ScreenPermission[] = [
  ...screenNames.filter(isPermission).filter(name => name !== last),
  last,
]

/** Those with something to write behind them: no list offers the writes of another. */
export type WritableScreen = ScreenWith<{ readonly isWritable: true }>

export function isWritableScreen(name: ScreenPermission): name is WritableScreen {
  return 'isWritable' in screens[name]
}

/** The reports, in the order of the menu (specification 1 section 2). */
export type ReportPermission = ScreenWith<{ readonly below: 'report' }>

export const reportPermissions = screenPermissions.filter((name): name is ReportPermission => {
  const entry = screens[name]
  return 'below' in entry && entry.below === 'report'
})

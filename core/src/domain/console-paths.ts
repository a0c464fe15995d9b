import type { MenuEntry } from './menu'

export type MenuName = MenuEntry['name']

/** The console's path of each menu entry; a parent's leads on to its first permitted child (specification 1 section 2). */
export const menuPaths: Readonly<Record<MenuName, string>> = {
  home: '/home',
  alarms: '/alarms',
  'lift-fault': '/alarms/lift-fault',
  'passenger-trap': '/alarms/passenger-trap',
  rbe: '/alarms/rbe',
  lifts: '/lift',
  building: '/building',
  lmd: '/lmd',
  'lm-schedule': '/lm-schedule',
  'lm-checker': '/lm-checker',
  'oms-schedule': '/oms-schedule',
  'case-management': '/case-management',
  report: '/report',
  mcr: '/report/mcr',
  mar: '/report/mar',
  plr: '/report/plr',
  mptr: '/report/mptr',
  dbr: '/report/dbr',
  mbr: '/report/mbr',
  'breakdown-code-summary-report': '/report/breakdown-code-summary-report',
  dcr: '/report/dcr',
  tcmr_tcmr: '/report/tcmr_tcmr',
  w_lm_r: '/report/w_lm_r',
  clr: '/report/clr',
  organization: '/organization',
  'user-management': '/user-management',
  user: '/user-management/user',
  group: '/user-management/group',
  dashboard: '/dashboard',
  settings: '/settings',
}

/** The console's path of one record of a list, after the server's address; a case is viewed, and edited at another. */
export function detailPath(name: MenuName, id: string): string {
  return `${menuPaths[name]}/${name === 'case-management' ? 'view' : 'detail'}/${id}`
}

/** Where a switch-off is planned (specification 2 section 2). */
export const newSwitchOffPath = `${menuPaths['oms-schedule']}/add-new`

/** Where a case is logged, and where one is edited. */
export const newCasePath = `${menuPaths['case-management']}/new`
export function editCasePath(id: string): string {
  return `${menuPaths['case-management']}/edit/${id}`
}

/** The reports, in the order of the menu (specification 1 section 2). */
export const reportPermissions = [
  'mcr',
  'mar',
  'plr',
  'mptr',
  'dbr',
  'mbr',
  'breakdown-code-summary-report',
  'dcr',
  'tcmr_tcmr',
  'w_lm_r',
  'clr',
] as const

/** A permission is a route's name; NAME.write opens the writes behind it (decisions.md section 6). */
export const screenPermissions = [
  'home',
  'lift-fault',
  'passenger-trap',
  'rbe',
  'lifts',
  'building',
  'lmd',
  'lm-schedule',
  'lm-checker',
  'oms-schedule',
  'case-management',
  ...reportPermissions,
  'organization',
  'user-management',
  'user',
  'group',
  'dashboard',
] as const

/** Those with something to write behind them: no list offers the writes of another. */
export const writableScreens = [
  'lift-fault',
  'passenger-trap',
  'lmd',
  'lm-schedule',
  'lm-checker',
  'oms-schedule',
  'case-management',
  'organization',
  'user-management',
  'user',
  'group',
] as const satisfies readonly (typeof screenPermissions)[number][]

export type ScreenPermission = (typeof screenPermissions)[number]
export type Permission = ScreenPermission | `${ScreenPermission}.write`

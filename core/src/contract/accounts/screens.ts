/** An entry of the menu. */
interface Entry {
  /** Its address in the console; that of one without a screen of its own leads on to the first permitted below it. */
  readonly path: string
  /** There is no permission of its name: it is for what is below it, or for everyone. */
  readonly isPermission?: false
  /** NAME.write opens something: the writes behind it. */
  readonly isWritable?: true
  /** The letter that leads to it, after g. */
  readonly letter?: string
}

interface TopEntry extends Entry {
  readonly outline: string
}

/** One of those below another. */
interface EntryBelow extends Entry {
  readonly below: 'alarms' | 'report' | 'user-management'
}

/**
 * The screens of the console, as they are in its menu, each with what leads to it: a permission is called as its screen
 * (specification 1 section 2; decisions.md section 6). Outlines are paths on a grid of 24.
 */
export const screens = {
  home: { path: '/home', letter: 'h', outline: 'M4 11 12 4l8 7M6 10v10h12V10' },
  alarms: { path: '/alarms', isPermission: false, outline: 'M12 3a6 6 0 0 1 6 6v4l2 4H4l2-4V9a6 6 0 0 1 6-6M10 20h4' },
  'lift-fault': { path: '/alarms/lift-fault', below: 'alarms', isWritable: true, letter: 'f' },
  'passenger-trap': { path: '/alarms/passenger-trap', below: 'alarms', isWritable: true, letter: 't' },
  rbe: { path: '/alarms/rbe', below: 'alarms', letter: 'e' },
  lifts: { path: '/lift', letter: 'l', outline: 'M6 3h12v18H6zM12 3v18M9 11v2M15 11v2' },
  building: {
    path: '/building',
    letter: 'b',
    outline: 'M5 21V4h10v17M15 10h4v11M3 21h18M8 8h1M11 8h1M8 12h1M11 12h1M8 16h1M11 16h1',
  },
  lmd: {
    path: '/lmd',
    isWritable: true,
    letter: 'd',
    outline: 'M5 9h14v10H5zM9 14h.01M13 14h2M8 5a6 6 0 0 1 8 0',
  },
  'lm-schedule': {
    path: '/lm-schedule',
    isWritable: true,
    letter: 'm',
    outline: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  },
  'lm-checker': { path: '/lm-checker', isWritable: true, outline: 'M6 4h12v17H6zM9 12l2 2 4-4M9 4V3h6v1' },
  'oms-schedule': { path: '/oms-schedule', isWritable: true, letter: 'o', outline: 'M12 3v8M7 6a8 8 0 1 0 10 0' },
  'case-management': {
    path: '/case-management',
    isWritable: true,
    letter: 'c',
    outline: 'M4 8h16v12H4zM9 8V5h6v3M4 13h16',
  },
  report: { path: '/report', isPermission: false, outline: 'M5 20V4h9l5 5v11zM9 17v-3M12 17v-6M15 17v-4' },
  mcr: { path: '/report/mcr', below: 'report' },
  mar: { path: '/report/mar', below: 'report' },
  plr: { path: '/report/plr', below: 'report' },
  mptr: { path: '/report/mptr', below: 'report' },
  dbr: { path: '/report/dbr', below: 'report' },
  mbr: { path: '/report/mbr', below: 'report' },
  'breakdown-code-summary-report': { path: '/report/breakdown-code-summary-report', below: 'report' },
  dcr: { path: '/report/dcr', below: 'report' },
  tcmr_tcmr: { path: '/report/tcmr_tcmr', below: 'report' },
  w_lm_r: { path: '/report/w_lm_r', below: 'report' },
  clr: { path: '/report/clr', below: 'report' },
  dashboard: { path: '/dashboard', outline: 'M4 18a8 8 0 1 1 16 0zM12 18l4-5' },
  organization: {
    path: '/organization',
    isWritable: true,
    outline: 'M10 4h4v4h-4zM4 16h4v4H4zM16 16h4v4h-4zM12 8v4M6 16v-4h12v4',
  },
  'user-management': {
    path: '/user-management',
    isWritable: true,
    outline: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 20a6 6 0 0 1 12 0M16 5a3 3 0 0 1 0 6M18 14a5 5 0 0 1 3 6',
  },
  user: { path: '/user-management/user', below: 'user-management', isWritable: true },
  group: { path: '/user-management/group', below: 'user-management', isWritable: true },
  settings: {
    path: '/settings',
    isPermission: false,
    letter: 's',
    outline: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  },
} as const satisfies Record<string, TopEntry | EntryBelow>

export type ScreenName = keyof typeof screens

export const screenNames = Object.keys(screens) as ScreenName[]

/** The outline beside its name in the menu. */
export function outlineOf(name: ScreenName): string | undefined {
  const entry: TopEntry | EntryBelow = screens[name]
  return 'outline' in entry ? entry.outline : undefined
}

/** The screens that have something. */
export type ScreenWith<Has> = {
  [Name in ScreenName]: (typeof screens)[Name] extends Has ? Name : never
}[ScreenName]

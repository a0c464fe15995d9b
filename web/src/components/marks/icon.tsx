import type { MenuEntry } from '@liftwatch/core/domain/menu'

/** Outlines on a grid of 24. */
const outlines = {
  home: 'M4 11 12 4l8 7M6 10v10h12V10',
  alarms: 'M12 3a6 6 0 0 1 6 6v4l2 4H4l2-4V9a6 6 0 0 1 6-6M10 20h4',
  lifts: 'M6 3h12v18H6zM12 3v18M9 11v2M15 11v2',
  building: 'M5 21V4h10v17M15 10h4v11M3 21h18M8 8h1M11 8h1M8 12h1M11 12h1M8 16h1M11 16h1',
  lmd: 'M5 9h14v10H5zM9 14h.01M13 14h2M8 5a6 6 0 0 1 8 0',
  'lm-schedule': 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  'lm-checker': 'M6 4h12v17H6zM9 12l2 2 4-4M9 4V3h6v1',
  'oms-schedule': 'M12 3v8M7 6a8 8 0 1 0 10 0',
  'case-management': 'M4 8h16v12H4zM9 8V5h6v3M4 13h16',
  report: 'M5 20V4h9l5 5v11zM9 17v-3M12 17v-6M15 17v-4',
  organization: 'M10 4h4v4h-4zM4 16h4v4H4zM16 16h4v4h-4zM12 8v4M6 16v-4h12v4',
  'user-management':
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 20a6 6 0 0 1 12 0M16 5a3 3 0 0 1 0 6M18 14a5 5 0 0 1 3 6',
  dashboard: 'M4 18a8 8 0 1 1 16 0zM12 18l4-5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  chevron: 'm8 10 4 4 4-4',
  left: 'm14 6-6 6 6 6',
  right: 'm10 6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M5 20a7 7 0 0 1 14 0',
  shown: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
  hidden: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12M4 20 20 4',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  columns: 'M4 5h16v14H4zM9.5 5v14M14.5 5v14',
  download: 'M12 4v11M8 11l4 4 4-4M5 20h14',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  refresh: 'M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5',
  up: 'm8 14 4-4 4 4',
  check: 'm5 12 5 5 9-10',
  silent: 'M4 9v6h4l5 4V5L8 9zM17 10l4 4M21 10l-4 4',
  filter: 'M4 6h16M7 12h10M10 18h4',
} as const satisfies Partial<Record<MenuEntry['name'], string>> & Record<string, string>

export type IconName = keyof typeof outlines

export function isIconName(name: string): name is IconName {
  return name in outlines
}

export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden
      style={{ flexShrink: 0 }}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outlines[name]} />
    </svg>
  )
}

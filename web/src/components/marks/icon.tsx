/** Outlines on a grid of 24. */
const outlines = {
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
} as const

/** A path on a grid of 24, as a screen's own in the menu. */
export function Outline({ path, size = 18 }: { readonly path: string; readonly size?: number }) {
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
      <path d={path} />
    </svg>
  )
}

export function Icon({ name, size }: { readonly name: keyof typeof outlines; readonly size?: number }) {
  return <Outline path={outlines[name]} {...(size !== undefined && { size })} />
}

import type { SystemStyleObject } from '@chakra-ui/react'

const unscaled = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const

const lineChart: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 7rem 1.25rem',
  columnGap: '2',
  rowGap: '1',
  m: 0,
  minW: 0,
  textStyle: 'xs',
  '& figcaption': { gridColumn: '1 / -1', display: 'flex', justifyContent: 'space-between', gap: '2', textStyle: 'sm' },
  '& figcaption > span, & .scale, & .ends > span': { color: 'fg.muted' },
  '& .scale': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', textAlign: 'end' },
  '& .plot': { pos: 'relative', my: '2', mx: '1' },
  '& svg': { display: 'block', w: 'full', h: 'full', overflow: 'visible' },
  '& .grid': { ...unscaled, stroke: 'border', strokeWidth: '1px' },
  '& .area': { fill: 'info.solid', opacity: 0.15 },
  '& .line': { ...unscaled, stroke: 'info.solid', strokeWidth: '2px', strokeLinejoin: 'round' },
  '& .mark': {
    pos: 'absolute',
    w: '2',
    h: '2',
    translate: '-50% -50%',
    borderRadius: 'full',
    bg: 'info.solid',
    pointerEvents: 'none',
  },
  '& .ends': { gridColumn: '2', display: 'flex', justifyContent: 'space-between', gap: '2', whiteSpace: 'nowrap' },
}

const pieChart: SystemStyleObject = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  rowGap: '3',
  m: 0,
  minW: 0,
  '& [data-tone=ok]': { colorPalette: 'ok' },
  '& [data-tone=warning]': { colorPalette: 'warning' },
  '& [data-tone=critical]': { colorPalette: 'critical' },
  '& .body': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', columnGap: '4', minH: '8.25rem' },
  '& .pie': { w: '6rem', h: '6rem' },
  '& ul': { flex: '1 1 10rem', textStyle: 'xs' },
  '& li > svg': { flexShrink: 0 },
  '& .slice': { stroke: 'bg.panel', strokeWidth: '1.5' },
  '& .ground': { fill: 'colorPalette.solid' },
  '& .dark': { fill: 'bg.panel' },
  '& .hatch': { stroke: 'bg.panel', strokeWidth: '3' },
  '& li': { display: 'flex', alignItems: 'center', gap: '2', py: '0.5' },
  '& li strong': { minW: '3ch', textAlign: 'end' },
  '& li span': { ms: 'auto', color: 'fg.muted', whiteSpace: 'nowrap' },
}

/** The charts of the home page, as classes: see `shellClasses`. */
export const chartClasses: Record<string, SystemStyleObject> = {
  '.lw-line-chart': lineChart,
  '.lw-pie-chart': pieChart,
}

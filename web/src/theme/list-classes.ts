import type { SystemStyleObject } from '@chakra-ui/react'
import { rowsGround } from '../components/contact/rows-ground'
import { tableStyle } from './table-style'
import { centred, column, cutLine, sides } from './shared-styles'

const stripes = 'repeating-linear-gradient(135deg, {colors.warning.solid} 0 4px, transparent 4px 8px)'

/** What every list has around its rows, as classes: see `shellClasses`. */
export const listClasses: Record<string, SystemStyleObject> = {
  '.lw-list': { ...column, flex: '1', minH: { md: '0' } },
  '.lw-toolbar': {
    ...column,
    gap: '2',
    px: sides,
    bg: 'bg.panel',
    borderBottomWidth: '1px',
  },
  '.lw-toolbar[data-tabs]': { pb: { base: '2', md: '0' } },
  '.lw-toolbar[data-filters]': { pb: '3' },
  '.lw-toolbar-head': {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    gap: '2',
    minH: '12',
    py: { base: '2', md: '0' },
  },
  '[data-tabs] > .lw-toolbar-head': { py: '0' },
  '.lw-tabs': { display: 'flex', flex: { base: '1 0 100%', md: '1' }, minW: '0', gap: '1', overflowX: 'auto' },
  '.lw-actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', ms: { md: 'auto' } },
  '.lw-actions > [role=status]': { color: 'fg.muted', whiteSpace: 'nowrap' },
  '.lw-filters': { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'end' },
  '.lw-filters[hidden]': { display: 'none' },
  '.lw-filter': {
    ...column,
    gap: '1',
    pos: 'relative',
    w: { base: 'calc(50% - {spacing.1})', md: 'var(--lw-filter-width)' },
  },
  '.lw-filter[data-days]': { w: { base: 'full', md: 'auto' } },
  '.lw-filter > .lw-button': { w: 'full', justifyContent: 'space-between' },
  '.lw-filter[data-days] > .lw-button': { w: 'auto', minW: { base: 'full', md: '12rem' } },
  '.lw-filter > .lw-button > span': { ...cutLine, fontWeight: 'normal' },
  '.lw-calendar-bone': { w: '18rem', h: '20rem' },
  '.lw-panel': { ...column, flex: '1', minH: { md: '0' }, bg: 'bg.panel' },
  '.lw-rows': { flex: '1', minH: '0', overflow: 'auto', focusVisibleRing: 'inside' },
  '.lw-table': tableStyle,
  '.lw-foot': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    px: sides,
    py: '2',
    bg: 'bg.panel',
    borderTopWidth: '1px',
  },
  '.lw-foot-marks': { display: 'flex', alignItems: 'center', gap: '3' },
  '.lw-new-rows > .lw-button': {
    pos: { base: 'fixed', md: 'static' },
    bottom: '4',
    insetEnd: '4',
    zIndex: 'docked',
  },
  '.lw-pager': { display: 'flex', alignItems: 'center', justifyContent: 'end', gap: '2', minH: '8' },
  '.lw-pager > span': { me: '2', color: 'fg.muted' },
  '.lw-busy': { display: 'grid', transition: 'opacity {durations.slow} 150ms' },
  '[aria-busy=true] > .lw-busy': { opacity: 0.5 },
  '.lw-empty': {
    ...centred,
    gap: '2',
    flex: '1',
    minH: '16rem',
  },
  '.lw-empty > h2': { textStyle: 'md', fontWeight: 'semibold' },
  '.lw-empty > p': { color: 'fg.muted' },
  '.lw-stale': { pos: 'relative', ...column, flex: '1', minH: { md: '0' } },
  // Cells that stay in sight as columns are scrolled below them have a ground of their own, and take this one.
  '.lw-stale[data-stale]': {
    [rowsGround]: 'color-mix(in srgb, {colors.warning.subtle} 60%, {colors.bg.panel})',
    bg: `var(${rowsGround})`,
    _before: {
      content: '""',
      pos: 'absolute',
      insetY: 0,
      insetStart: 0,
      w: '4px',
      zIndex: 'docked',
      backgroundImage: stripes,
    },
  },
}

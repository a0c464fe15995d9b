import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * What the first screen has many of besides its rows, as classes: the style of a styled element is worked out for each one again, and
 * until all of them are there nothing is to be seen.
 */
export const shellClasses: Record<string, SystemStyleObject> = {
  // One row of the menu, be it a link or a group's switch.
  '.lw-menu-row': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: '9',
    px: '2',
    py: '1',
    borderRadius: 'l2',
    color: 'fg.muted',
    textAlign: 'start',
    lineHeight: 'short',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _currentPage: { bg: 'info.subtle', color: 'info.fg', fontWeight: 'semibold' },
  },
  '.lw-menu-row[data-collapsed]': { justifyContent: 'center', px: '0' },
  '.lw-menu-row > span:first-of-type': { flex: '1' },
  '.lw-menu-row[aria-expanded=true] > span:last-of-type': { transform: 'rotate(180deg)' },
  '.lw-menu-group': { ps: '7' },
  '.lw-tab': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    h: '10',
    px: '3',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    _hover: { color: 'fg' },
    _selected: { borderColor: 'info.solid', color: 'fg' },
    _currentPage: { borderColor: 'info.solid', color: 'fg' },
  },
  // Wide enough for most numbers, so that a change of one does not move the others.
  '.lw-tab > span': {
    minW: '8',
    px: '1.5',
    borderRadius: 'full',
    bg: 'bg.muted',
    textStyle: 'xs',
    textAlign: 'center',
  },
  '.lw-sort': { cursor: 'pointer', borderRadius: 'l1', focusVisibleRing: 'outside', _hover: { color: 'fg' } },
  '.lw-sort > span': { display: 'inline-block', w: '4', textAlign: 'center' },
  '.lw-filter-name': { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
}

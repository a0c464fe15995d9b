import type { SystemStyleObject } from '@chakra-ui/react'
import { rowsGround } from '../components/contact/rows-ground'
import { headRem, rowRem } from '../components/record-list/table-sizes'

/** One style for the whole table: a styled element for each cell would be paid for in each cell. */
export const tableStyle: SystemStyleObject = {
  tableLayout: 'fixed',
  w: 'full',
  '& thead': {
    pos: 'sticky',
    top: '0',
    zIndex: 'docked',
    bg: 'bg.panel',
    boxShadow: 'inset 0 -1px 0 {colors.border}',
  },
  '& th': { h: `${headRem}rem`, textAlign: 'start', textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
  '& th, & td': { px: '2', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '&[data-folded] :is(th, td)': { px: '1' },
  '&[data-folded] th': { whiteSpace: 'normal', lineHeight: '1.25' },
  '&[data-folded] td[data-kind=instant]': { whiteSpace: 'normal', lineHeight: '1.125rem' },
  '& :is(th, td):first-of-type': { ps: '4' },
  '& :is(th, td):has(> label)': { px: '2' },
  '& tbody tr:not([data-spacer])': {
    h: `${rowRem.comfortable}rem`,
    // The head that stays in sight must not cover a row that a key went to.
    scrollMarginTop: `${headRem}rem`,
    borderBottomWidth: '1px',
    focusVisibleRing: 'inside',
  },
  '& tbody tr[data-group] th': { bg: 'bg.muted', color: 'fg', textStyle: 'sm', fontWeight: 'semibold' },
  '& tbody tr[data-link] td:empty::after': { content: '"·" / ""', color: 'fg.subtle' },
  '& tbody tr[data-link]': { cursor: 'pointer' },
  '& tbody tr:not([aria-hidden]):hover': { bg: 'bg.subtle' },
  '& tbody tr[aria-selected=true]': { bg: 'info.subtle/60' },
  '& tbody tr[aria-current]': { bg: 'info.subtle' },
  '& tbody tr[data-left]': { bg: 'bg.muted', '& .lw-small-line': { color: 'fg', fontWeight: 'medium' } },
  '& :is(th, td)[data-kind=number]': { textAlign: 'end' },
  // Wherever the columns are scrolled to, the way to the detail is in sight.
  '& [data-view]': { px: '1', pos: 'sticky', insetEnd: '0', bg: 'bg.panel' },
  '& td[data-view]': { bg: `var(${rowsGround}, {colors.bg.panel})` },
  // As large as the buttons beside it.
  '& td[data-view]:has(button) .lw-row-link': { textStyle: 'xs' },
  '& th[data-view]': { boxShadow: 'inset 0 -1px 0 {colors.border}' },
  '& tbody tr:is(:hover, [aria-selected=true], [aria-current], [data-left]) td[data-view]': { bg: 'inherit' },
  '&[data-compact] tbody tr:not([data-spacer])': { h: `${rowRem.compact}rem` },
  // Two lines of a cell go into one row of 32 pixels.
  '&[data-compact][data-folded] td[data-kind=instant]': { lineHeight: '1rem' },
  '&[data-compact] .lw-line': { lineHeight: '1.0625rem' },
  '&[data-compact] .lw-small-line': { lineHeight: '0.875rem' },
  // And the cell that stays in sight, which has a ground of its own.
  '& tbody tr[data-new], & tbody tr[data-new] td[data-view]': { animation: 'arrive 4s ease-out' },
}

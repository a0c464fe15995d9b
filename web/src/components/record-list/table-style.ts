import { defineStyle } from '@chakra-ui/react'
import type { TableColumn } from '@liftwatch/core/tables/table'

/** An average character of the rows' size, one of the headings', and a cell's padding. */
const characterRem = 0.43
const headingCharacterRem = 0.42
const paddingRem = 1.1

const selectRem = 2.75
const viewRem = 4

export const selectWidth = `${selectRem}rem`
export const viewWidth = `${viewRem}rem`

const rowRem = 2.75
const headRem = 2.25

function toPx(rem: number): number {
  return rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

/** The one height of all rows, and that of the head above them. */
export function rowHeights() {
  return { rowPx: toPx(rowRem), headPx: toPx(headRem) }
}

/** The column with the longest texts takes what the others leave, down to this part of its width. */
const flexiblePart = 0.6

interface Sized {
  readonly heading: string
  readonly column: Pick<TableColumn<never>, 'width' | 'sortField' | 'kind' | 'isFixed'>
}

/** As many Latin letters as a text is wide: a Chinese character or mark takes the place of two. */
function lettersOf(text: string): number {
  return text.length + (text.match(/[\p{Script=Han}\u3000-\u303f\uff01-\uff60]/gu)?.length ?? 0)
}

function columnRem({ heading, column }: Sized): number {
  const arrow = column.sortField === undefined ? 0 : 2
  return Math.max(column.width * characterRem, (lettersOf(heading) + arrow) * headingCharacterRem) + paddingRem
}

/**
 * A CSS width for each column, and the width below which the table is scrolled sideways. The widest column of texts has none:
 * it takes what there is.
 */
export function tableWidths(sized: readonly Sized[], isSelectable: boolean, hasDetail: boolean) {
  const rems = sized.map(columnRem)
  // An instant or a number that is cut says nothing, nor does the name of what the row is about; another text can be.
  const textRems = rems.map((rem, index) => {
    const { kind, isFixed } = sized[index]!.column
    return kind === 'text' && !isFixed ? rem : 0
  })
  const widest = textRems.indexOf(Math.max(...textRems))
  const own = rems.reduce((sum, rem, index) => sum + (index === widest ? rem * flexiblePart : rem), 0)
  const total = own + (isSelectable ? selectRem : 0) + (hasDetail ? viewRem : 0)
  return {
    columns: rems.map((rem, index) => (index === widest ? undefined : `${rem}rem`)),
    table: `${total}rem`,
  }
}

/** One style for the whole table: a styled element for each cell would be paid for in each cell. */
export const tableStyle = defineStyle({
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
  '& :is(th, td):first-of-type': { ps: '4' },
  '& :is(th, td):has(> label)': { px: '2' },
  '& tbody tr:not([data-spacer])': {
    h: `${rowRem}rem`,
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
  '& tbody tr[data-new]': { animation: 'arrive 4s ease-out' },
})

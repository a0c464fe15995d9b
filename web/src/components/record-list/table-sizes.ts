import type { TableColumn } from '@liftwatch/core/tables/table'
import { oneLineRem, twoLinesRem } from './heading-width'

/** An average character of the rows' size, and a cell's padding. */
const characterRem = 0.43
/** Names of lifts are of capitals and figures, days of figures alone: these are wider, and are never to be cut. */
const wideCharacterRem = 0.52
const paddingRem = 1.1
/** What the first column's is more: it begins where the page's text does. */
const firstPaddingRem = 0.5

const selectRem = 2.75
const viewRem = 3

export const selectWidth = `${selectRem}rem`

/** The last cell of a row: the way to its detail, and what can be done to it. */
export function endRem(hasDetail: boolean, rowActions: { readonly rem: number } | undefined): number {
  return (hasDetail ? viewRem : 0) + (rowActions?.rem ?? 0)
}

/** A row's height, and that of the head above them. */
export const rowRem = { comfortable: 2.75, compact: 2 }
export const headRem = 2.25

function toPx(rem: number): number {
  return rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

/** The one height of all rows, and that of the head above them. */
export function heightsPx(rows: keyof typeof rowRem) {
  return { rowPx: toPx(rowRem[rows]), headPx: toPx(headRem) }
}

/** The column with the longest texts takes what the others leave, down to this part of its width. */
const flexiblePart = 0.6

/** A cell's padding where there is little room, and how many characters a day or a time of day has. */
const foldedPaddingRem = 0.5
const foldedFirstPaddingRem = 0.75
const foldedInstantCharacters = 11

interface Sized {
  readonly heading: string
  /** The list has its own cell for it. */
  readonly hasOwnCell: boolean
  /** It names what the row is about. */
  readonly isName: boolean
  readonly column: Pick<TableColumn<never>, 'width' | 'sortField' | 'kind' | 'isFixed'>
}

function charactersRem({ isName, column }: Sized, characters: number): number {
  return characters * (isName || column.kind === 'date' ? wideCharacterRem : characterRem)
}

function headingRem({ heading, column }: Sized): number {
  return oneLineRem(heading, column.sortField !== undefined) + paddingRem
}

function columnRem(sized: Sized, index: number): number {
  const rem = charactersRem(sized, sized.column.width) + paddingRem
  return Math.max(rem, headingRem(sized)) + (index === 0 ? firstPaddingRem : 0)
}

function foldedHeadingRem({ heading, column }: Sized): number {
  return twoLinesRem(heading, column.sortField !== undefined) + foldedPaddingRem
}

/** What a column needs where its heading has two lines, and an instant its day above its time. */
function foldedRem(sized: Sized, index: number): number {
  const { column, hasOwnCell } = sized
  const characters = column.kind === 'instant' && !hasOwnCell ? foldedInstantCharacters : column.width
  const rem = charactersRem(sized, characters) + foldedPaddingRem
  return Math.max(rem, foldedHeadingRem(sized)) + (index === 0 ? foldedFirstPaddingRem : 0)
}

/** Where there is no room, long texts give of theirs, down to this part; a state, a number or a code that is cut says nothing. */
const givenPart = 0.4
const longFromCharacters = 18

function sum(rems: readonly number[]): number {
  return rems.reduce((total, rem) => total + rem, 0)
}

/**
 * The widths of columns in the room that there is: what is too much is taken from the long texts, from each by the same part of
 * what it can give. None gets less than its heading needs.
 */
function fitted(
  rems: readonly number[],
  sized: readonly Sized[],
  roomRem: number,
  headingOf: (sized: Sized) => number,
): readonly number[] {
  const excess = sum(rems) - roomRem
  if (excess <= 0) return rems
  const given = sized.map((each, index) => {
    const { kind, isFixed, width } = each.column
    const isLong = kind === 'text' && !isFixed && width >= longFromCharacters
    const rem = rems[index]!
    return isLong ? Math.max(0, rem - Math.max(rem * givenPart, headingOf(each))) : 0
  })
  const part = Math.min(1, excess / Math.max(sum(given), 0.01))
  return rems.map((rem, index) => rem - given[index]! * part)
}

/**
 * A CSS width for each column, the width below which the table is scrolled sideways, and whether headings and instants have two
 * lines. The widest column of texts has no width: it takes what there is.
 * @param end the width of what each row ends with, in rem
 * @param boxRem the room for the whole table, once it is known
 */
export function tableWidths(sized: readonly Sized[], isSelectable: boolean, end: number, boxRem: number | undefined) {
  const besides = (isSelectable ? selectRem : 0) + end
  const natural = sized.map(columnRem)
  const room = boxRem === undefined ? Infinity : boxRem - besides
  const shrunk = fitted(natural, sized, room, headingRem)
  const isFolded = sum(shrunk) > room + 0.01
  const rems = isFolded ? fitted(sized.map(foldedRem), sized, room, foldedHeadingRem) : shrunk
  // An instant or a number that is cut says nothing, nor does the name of what the row is about; another text can be.
  const textRems = rems.map((rem, index) => {
    const { kind, isFixed } = sized[index]!.column
    return kind === 'text' && !isFixed ? rem : 0
  })
  const widest = textRems.indexOf(Math.max(...textRems))
  const isFitted = rems !== natural
  const own = sum(rems.map((rem, index) => (index === widest && !isFitted ? rem * flexiblePart : rem)))
  return {
    columns: rems.map((rem, index) => (index === widest ? undefined : `${rem}rem`)),
    // What is rounded up must not make a table scroll by a pixel.
    table: `${own + besides - (isFitted ? 0.05 : 0)}rem`,
    isFolded,
  }
}

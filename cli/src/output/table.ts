import type { Translate } from '@liftwatch/core/text/all-texts'
import type { Tone } from '@liftwatch/core/tones'
import stringWidth from 'string-width'
import type { TextOutput } from '../terminal/io'
import { paint } from '../terminal/theme'
import type { Column } from './columns'
import { printable } from './printable'
import type { Reader } from './reader'

const gap = '  '
const narrowestShrunk = 8

/** A text of at most so many columns on the screen; Chinese characters take two. */
function shortened(text: string, width: number): string {
  if (stringWidth(text) <= width) return text
  let fitting = ''
  for (const character of text) {
    if (stringWidth(fitting + character) > width - 1) break
    fitting += character
  }
  return `${fitting}…`
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)))
}

/** Takes what is too much for the terminal from the widest columns, down to what each must have. */
function fittingWidths(natural: readonly number[], narrowest: readonly number[], available: number): number[] {
  const widths = [...natural]
  const excess = () => widths.reduce((sum, width) => sum + width + gap.length, -gap.length) - available
  while (excess() > 0) {
    const widest = widths.reduce(
      (best, width, index) => (width > narrowest[index]! && width > (widths[best] ?? 0) ? index : best),
      -1,
    )
    if (widest === -1) break
    widths[widest]! -= 1
  }
  return widths
}

interface View extends Reader {
  readonly output: TextOutput
}

function cellsOf<Row>(columns: readonly Column<Row>[], row: Row, reader: Reader): string[] {
  return columns.map(column => printable(column.shown(row, reader)))
}

function headersOf<Row>(columns: readonly Column<Row>[], translate: Translate): string[] {
  return columns.map(column => (column.header ? translate(column.header) : ''))
}

/** One line of cells, each padded to its width and painted by its tone; the last is not padded. */
function lineOf<Row>(
  columns: readonly Column<Row>[],
  cells: readonly string[],
  widths: readonly number[],
  tones: readonly (Tone | undefined)[] = [],
): string {
  const parts = columns.map((_, index) => {
    const isLast = index === columns.length - 1
    const text = isLast ? cells[index]! : padded(cells[index]!, widths[index]!)
    return paint(text, tones[index])
  })
  return `${parts.join(gap).trimEnd()}\n`
}

function tonesOf<Row>(columns: readonly Column<Row>[], row: Row, output: TextOutput): (Tone | undefined)[] {
  return output.hasColour ? columns.map(column => column.tone?.(row)) : []
}

/** Rows under their headers, as wide as they need be and no wider than the terminal; no rows, no table. */
export function tableText<Row>(columns: readonly Column<Row>[], rows: readonly Row[], view: View): string {
  if (rows.length === 0) return ''
  const headers = headersOf(columns, view.translate)
  const lines = rows.map(row => cellsOf(columns, row, view))
  const filled = headers.map((_, index) =>
    lines.reduce((widest, cells) => Math.max(widest, stringWidth(cells[index]!)), 0),
  )
  const natural = headers.map((header, index) => Math.max(stringWidth(header), filled[index]!))
  // A value is cut only where its column allows that; a heading may be, where all values are shorter.
  const narrowest = columns.map(({ canShrink }, index) =>
    Math.min(natural[index]!, canShrink ? narrowestShrunk : Math.max(filled[index]!, narrowestShrunk)),
  )
  const widths = fittingWidths(natural, narrowest, view.output.width ?? Infinity)
  const fit = (cells: readonly string[]) => cells.map((cell, index) => shortened(cell, widths[index]!))
  return [
    lineOf(columns, fit(headers), widths),
    ...rows.map((row, index) => lineOf(columns, fit(lines[index]!), widths, tonesOf(columns, row, view.output))),
  ].join('')
}

/** One row as a line of a table that is never finished: its widths are the columns' own. */
export function tableLine<Row>(columns: readonly Column<Row>[], row: Row, view: View): string {
  const widths = columns.map(column => column.lineWidth ?? 0)
  return lineOf(columns, cellsOf(columns, row, view), widths, tonesOf(columns, row, view.output))
}

/** One row with all its facts, a line each. */
export function recordText<Row>(columns: readonly Column<Row>[], row: Row, view: View): string {
  const shown = columns.filter(column => column.header)
  const tones = tonesOf(shown, row, view.output)
  const headers = headersOf(shown, view.translate)
  const width = Math.max(...headers.map(header => stringWidth(header)))
  const margin = ' '.repeat(width + gap.length)
  return shown
    .map((column, index) => {
      const text = column.shown(row, view).split(/\r?\n/).map(printable).join(`\n${margin}`)
      return `${padded(headers[index]!, width)}${gap}${paint(text, tones[index])}\n`
    })
    .join('')
}

import type { Translate } from '@liftwatch/core/text/translate'
import type { Tone } from '@liftwatch/core/tones'
import stringWidth from 'string-width'
import type { TextOutput } from '../io'
import { paint } from '../theme'
import type { Column } from './columns'
import { printable } from './printable'

const gap = '  '
const narrowestShrunk = 8

/** A text of at most so many columns on the screen; Chinese characters take two. */
function shortened(text: string, width: number): string {
  if (stringWidth(text) <= width) return text
  let kept = ''
  for (const character of text) {
    if (stringWidth(kept + character) > width - 1) break
    kept += character
  }
  return `${kept}…`
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)))
}

/** Takes what is too much for the terminal from the widest columns that may shrink. */
function fittingWidths(natural: readonly number[], canShrink: readonly boolean[], available: number): number[] {
  const widths = [...natural]
  const excess = () => widths.reduce((sum, width) => sum + width + gap.length, -gap.length) - available
  while (excess() > 0) {
    const widest = widths.reduce(
      (best, width, index) => (canShrink[index] && width > (widths[best] ?? narrowestShrunk) ? index : best),
      -1,
    )
    if (widest === -1) break
    widths[widest]! -= 1
  }
  return widths
}

interface View {
  readonly translate: Translate
  readonly output: TextOutput
}

function cellsOf<Row>(columns: readonly Column<Row>[], row: Row, translate: Translate): string[] {
  return columns.map(column => printable(column.shown(row, translate)))
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
  const lines = rows.map(row => cellsOf(columns, row, view.translate))
  const natural = headers.map((header, index) =>
    lines.reduce((widest, cells) => Math.max(widest, stringWidth(cells[index]!)), stringWidth(header)),
  )
  const shrinkable = columns.map(column => column.canShrink ?? false)
  const widths = fittingWidths(natural, shrinkable, view.output.width ?? Infinity)
  const fit = (cells: readonly string[]) =>
    cells.map((cell, index) => (shrinkable[index] ? shortened(cell, widths[index]!) : cell))
  return [
    lineOf(columns, fit(headers), widths),
    ...rows.map((row, index) => lineOf(columns, fit(lines[index]!), widths, tonesOf(columns, row, view.output))),
  ].join('')
}

/** One row as a line of a table that is never finished: its widths are the columns' own. */
export function tableLine<Row>(columns: readonly Column<Row>[], row: Row, view: View): string {
  const widths = columns.map(column => column.lineWidth ?? 0)
  return lineOf(columns, cellsOf(columns, row, view.translate), widths, tonesOf(columns, row, view.output))
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
      const text = column.shown(row, view.translate).split(/\r?\n/).map(printable).join(`\n${margin}`)
      return `${padded(headers[index]!, width)}${gap}${paint(text, tones[index])}\n`
    })
    .join('')
}

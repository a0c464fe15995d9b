import { ansiCodesToString, diffAnsiCodes, type AnsiCode } from '@alcalzone/ansi-tokenize'
import { blank, type Cell } from './cells'

/** Cells of a row that have to be written, from a column on. */
interface Run {
  readonly column: number
  readonly end: number
}

/** To write over so few cells that have not changed is shorter than to go around them. */
const gapMax = 3
const eraseRest = '\x1b[K'

function isSame(one: readonly Cell[], other: readonly Cell[], at: number): boolean {
  return one[at] === other[at] || (one[at] ?? blank).look === (other[at] ?? blank).look
}

/** The runs of cells that differ; none begins or ends within a wide character. */
function runsOf(before: readonly Cell[], after: readonly Cell[]): Run[] {
  const runs: Run[] = []
  const width = Math.max(before.length, after.length)
  const isHalf = (at: number) => after[at]?.text === ''
  for (let at = 0; at < width; at += 1) {
    if (isSame(before, after, at)) continue
    let column = at
    while (isHalf(column)) column -= 1
    let end = at + 1
    while (end < width && (!isSame(before, after, end) || isHalf(end))) end += 1
    const last = runs.at(-1)
    if (last && column - last.end <= gapMax) runs[runs.length - 1] = { column: last.column, end }
    else runs.push({ column, end })
    at = end
  }
  return runs
}

function styleChange(from: readonly AnsiCode[], to: readonly AnsiCode[]): string {
  return ansiCodesToString(diffAnsiCodes([...from], [...to]))
}

/** Writes cells with as few changes of style as they need, beginning and ending without any. */
function written(cells: readonly Cell[]): string {
  let output = ''
  let style: readonly AnsiCode[] = []
  for (const cell of cells) {
    if (cell.text === '') continue
    // Cells of one style share it, and most of a run have one.
    if (cell.style !== style) output += styleChange(style, cell.style)
    output += cell.text
    style = cell.style
  }
  return output + styleChange(style, [])
}

function isBlank({ look }: Cell): boolean {
  return look === blank.look
}

/**
 * The shortest that turns one row of a terminal into another: only the cells that differ are written.
 * @param row from 0
 */
export function rowDiff(row: number, before: readonly Cell[], after: readonly Cell[]): string {
  let at = -1
  return runsOf(before, after)
    .map(({ column, end }) => {
      const move = at === -1 || column < at ? `\x1b[${row + 1};${column + 1}H` : `\x1b[${column - at}C`
      const cells = Array.from({ length: end - column }, (_, offset) => after[column + offset] ?? blank)
      const filled = cells.findLastIndex(cell => !isBlank(cell)) + 1
      const isRest = end >= Math.max(before.length, after.length) && cells.length - filled > eraseRest.length
      at = isRest ? column + filled : end
      return move + written(isRest ? cells.slice(0, filled) : cells) + (isRest ? eraseRest : '')
    })
    .join('')
}

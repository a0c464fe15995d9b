import type { CellRow } from './cell-screen'

const eraseRest = '\x1b[K'.length

function bytesOf(cells: CellRow): number {
  return Buffer.byteLength(cells.join(''))
}

function address(row: number, column: number): number {
  return `\x1b[${row + 1};${column + 1}H`.length
}

/** To the right within a row: by a move, or by writing over what is there. */
function advance(gap: CellRow): number {
  return Math.min(`\x1b[${gap.length === 1 ? '' : gap.length}C`.length, bytesOf(gap))
}

/** A run of changed cells, or what is shorter: where only blanks follow to the row's end, its last part erased. */
function runBytes(run: CellRow, isLast: boolean): number {
  const filled = run.findLastIndex(cell => cell !== ' ') + 1
  const written = bytesOf(run)
  return isLast ? Math.min(written, bytesOf(run.slice(0, filled)) + eraseRest) : written
}

function rowBytes(row: number, before: CellRow, after: CellRow): number {
  const width = Math.max(before.length, after.length)
  const cells = Array.from({ length: width }, (_, at) => after[at] ?? ' ')
  const isChanged = (at: number) => (before[at] ?? ' ') !== cells[at]
  let bytes = 0
  let writtenTo: number | undefined
  for (let at = 0; at < width; at += 1) {
    if (!isChanged(at)) continue
    let end = at + 1
    while (end < width && isChanged(end)) end += 1
    bytes += writtenTo === undefined ? address(row, at) : advance(cells.slice(writtenTo, at))
    bytes += runBytes(cells.slice(at, end), end === width)
    writtenTo = end
    at = end
  }
  return bytes
}

/**
 * The least that could turn one screen into another on a terminal without colours, in bytes: the cursor's address and the
 * characters that changed. What colours cost comes on top of it, and counts against the code that writes them.
 */
export function smallestDiff(before: readonly CellRow[], after: readonly CellRow[]): number {
  return after.reduce((sum, row, at) => sum + rowBytes(at, before[at] ?? [], row), 0)
}

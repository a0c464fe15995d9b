/** The cells of a row, each with its text; those that were never written are missing at the end. */
export type CellRow = readonly string[]

/** What a terminal shows of what is written to it, cell by cell and without its colours. */
export interface CellScreen {
  readonly write: (output: string) => void
  readonly rows: () => readonly CellRow[]
}

// oxlint-disable-next-line no-control-regex -- control characters are what it is about
const sequence = /^\x1b(?:\[([?>]?)([\d;]*)([A-Za-z])|\][^\x07\x1b]*(?:\x07|\x1b\\)|[78=>])/

/**
 * Knows nothing of the monitor, so that it can judge what the monitor writes. Of a terminal's commands it obeys those that a
 * full-screen program needs; every character takes one cell, as those of an English screen do.
 */
export function createCellScreen(columns: number, rows: number): CellScreen {
  let cells: string[][] = Array.from({ length: rows }, () => [])
  let row = 0
  let column = 0
  /** The beginning of a sequence whose end has not arrived. */
  let rest = ''

  function put(character: string): void {
    if (column >= columns) return
    const line = cells[row]!
    while (line.length < column) line.push(' ')
    line[column] = character
    column += 1
  }

  function obey(mark: string, parameters: string, command: string): void {
    if (mark !== '') return
    const [first = 0, second = 1] = parameters.split(';').map(Number)
    const by = Math.max(1, first)
    if (command === 'A') row = Math.max(0, row - by)
    if (command === 'B') row = Math.min(rows - 1, row + by)
    if (command === 'C') column = Math.min(columns - 1, column + by)
    if (command === 'D') column = Math.max(0, column - by)
    if (command === 'G') column = by - 1
    if (command === 'd') row = Math.min(rows, by) - 1
    if (command === 'H') [row, column] = [Math.min(rows, by) - 1, Math.max(1, second) - 1]
    if (command === 'X') for (let at = column; at < Math.min(columns, column + by); at += 1) cells[row]![at] = ' '
    if (command === 'K') cells[row]!.splice(first === 0 ? column : 0)
    if (command === 'J') cells = cells.map((line, at) => (first === 0 && at < row ? line : []))
  }

  return {
    write(output) {
      rest += output
      while (rest !== '') {
        const escaped = sequence.exec(rest)
        if (escaped?.[3]) obey(escaped[1]!, escaped[2]!, escaped[3])
        else if (!escaped && rest[0] === '\x1b' && rest.length < 4_096) return
        else if (!escaped && rest[0] === '\r') column = 0
        else if (!escaped && rest[0] === '\n') row = Math.min(rows - 1, row + 1)
        else if (!escaped && rest[0]! >= ' ') put(String.fromCodePoint(rest.codePointAt(0)!))
        rest = rest.slice(escaped?.[0].length ?? String.fromCodePoint(rest.codePointAt(0)!).length)
      }
    },
    rows: () => cells.map(line => Array.from(line, text => text ?? ' ')),
  }
}

export function textOf(rows: readonly CellRow[]): string {
  return rows.map(row => row.join('').trimEnd()).join('\n')
}

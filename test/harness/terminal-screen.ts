import { graphemesOf, widthOf } from '../../tui/src/components/text/fit'

// oxlint-disable-next-line no-control-regex -- control characters are what it is about
const sequence = /^\x1b(?:\[([?>]?)([\d;]*)([A-Za-z])|\][^\x07\x1b]*(?:\x07|\x1b\\)|[78=>])/

/** It rings and draws nothing. */
const bell = '\x07'

/** What a terminal shows of what is written to it: as much of a terminal as full-screen programs ask for. */
export interface TerminalScreen {
  readonly write: (output: string) => void
  readonly resize: (columns: number, rows: number) => void
  /** The rows without the spaces at their ends. */
  readonly text: () => string
  readonly isAlternate: () => boolean
  readonly isCursorHidden: () => boolean
  readonly isPasteBracketed: () => boolean
}

export function createTerminalScreen(columns: number, rows: number): TerminalScreen {
  let cells = blank()
  let row = 0
  let column = 0
  const modes = new Set(['25'])
  let main: { cells: string[][]; row: number; column: number } | undefined

  function blank(): string[][] {
    return Array.from({ length: rows }, () => [])
  }

  function down(): void {
    row += 1
    if (row < rows) return
    cells.shift()
    cells.push([])
    row = rows - 1
  }

  function put(grapheme: string): void {
    const wide = widthOf(grapheme)
    if (column + wide > columns) {
      column = 0
      down()
    }
    const line = cells[row]!
    while (line.length < column) line.push(' ')
    line[column] = grapheme
    // The other half of a wide character is a place that holds nothing.
    if (wide === 2) line[column + 1] = ''
    column += wide
  }

  function eraseLine(how: number): void {
    if (how === 0) cells[row]!.splice(column)
    else cells[row] = []
  }

  function eraseScreen(how: number): void {
    cells = how === 0 ? cells.map((line, at) => (at > row ? [] : line)) : blank()
    if (how === 0) eraseLine(0)
  }

  function setMode(mode: string, isOn: boolean): void {
    if (isOn) modes.add(mode)
    else modes.delete(mode)
    if (mode !== '1049') return
    if (isOn) main = { cells, row, column }
    else if (main) ({ cells, row, column } = main)
    if (isOn) cells = blank()
  }

  function control(mark: string, parameters: string, command: string): void {
    const [first = 0, second = 1] = parameters.split(';').map(Number)
    const by = Math.max(1, first)
    if (mark === '?') setMode(parameters, command === 'h')
    if (mark !== '') return
    if (command === 'A') row = Math.max(0, row - by)
    if (command === 'B') row = Math.min(rows - 1, row + by)
    if (command === 'C') column = Math.min(columns - 1, column + by)
    if (command === 'D') column = Math.max(0, column - by)
    if (command === 'E') [row, column] = [Math.min(rows - 1, row + by), 0]
    if (command === 'F') [row, column] = [Math.max(0, row - by), 0]
    if (command === 'G') column = by - 1
    if (command === 'H') [row, column] = [by - 1, second - 1]
    if (command === 'J') eraseScreen(first)
    if (command === 'K') eraseLine(first)
  }

  function write(output: string): void {
    let rest = output
    while (rest !== '') {
      const escaped = sequence.exec(rest)
      if (escaped) {
        if (escaped[3]) control(escaped[1]!, escaped[2]!, escaped[3])
        rest = rest.slice(escaped[0].length)
        continue
      }
      // oxlint-disable-next-line no-control-regex -- control characters are what it is about
      const text = /^[^\x07\x1b\r\n]+/.exec(rest)?.[0]
      if (text) for (const grapheme of graphemesOf(text)) put(grapheme)
      // A terminal that is not set otherwise returns to the first column at each line end.
      else if (rest[0] === '\n') {
        down()
        column = 0
      } else if (rest[0] !== bell) column = 0
      rest = rest.slice(text?.length ?? 1)
    }
  }

  return {
    write,
    resize(nextColumns, nextRows) {
      while (cells.length > nextRows) cells.shift()
      while (cells.length < nextRows) cells.push([])
      row = Math.min(row, nextRows - 1)
      columns = nextColumns
      rows = nextRows
    },
    text: () => cells.map(line => line.join('').trimEnd()).join('\n'),
    isAlternate: () => modes.has('1049'),
    isCursorHidden: () => !modes.has('25'),
    isPasteBracketed: () => modes.has('2004'),
  }
}

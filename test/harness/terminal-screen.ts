import { Terminal } from '@xterm/headless'

/** What a terminal shows of what is written to it: a real one, without a window. */
export interface TerminalScreen {
  /** Resolves when what was written is on the screen. */
  readonly write: (output: string) => Promise<void>
  readonly resize: (columns: number, rows: number) => void
  /** The rows without the spaces at their ends. */
  readonly text: () => string
  readonly isAlternate: () => boolean
  readonly isCursorHidden: () => boolean
  readonly isPasteBracketed: () => boolean
}

/** The private mode by which programs show and hide the cursor. */
const cursorMode = 25

export function createTerminalScreen(columns: number, rows: number): TerminalScreen {
  // A terminal that is not set otherwise returns to the first column at each line end.
  const terminal = new Terminal({ cols: columns, rows, scrollback: 0, convertEol: true, allowProposedApi: true })
  let isCursorHidden = false
  for (const [final, hides] of [
    ['h', false],
    ['l', true],
  ] as const) {
    terminal.parser.registerCsiHandler({ prefix: '?', final }, modes => {
      if (modes.includes(cursorMode)) isCursorHidden = hides
      return false
    })
  }
  const rowAt = (row: number) => terminal.buffer.active.getLine(row)!.translateToString().trimEnd()
  return {
    write: output => new Promise(resolve => terminal.write(output, resolve)),
    resize: (nextColumns, nextRows) => terminal.resize(nextColumns, nextRows),
    text: () => Array.from({ length: terminal.rows }, (_, row) => rowAt(row)).join('\n'),
    isAlternate: () => terminal.buffer.active.type === 'alternate',
    isCursorHidden: () => isCursorHidden,
    isPasteBracketed: () => terminal.modes.bracketedPasteMode,
  }
}

import { Writable } from 'node:stream'
import { createBoundedMap } from './bounded-map'
import { clipped, createCells, type Cell } from './cells'
import { rowDiff } from './row-diff'

/** Is between Ink and the terminal. Ink gives whole frames; over a slow line only what differs should travel. */
export interface Painter {
  /** What Ink takes for the terminal. */
  readonly stdout: NodeJS.WriteStream
  /** Writes a sequence that draws nothing: a bell, a clipboard, a notification. */
  readonly send: (sequence: string) => void
  /** Draws everything again, for others may have written over it. */
  readonly repaint: () => void
  readonly end: () => void
}

interface Row {
  readonly line: string
  readonly cells: readonly Cell[]
}

/** 60 frames a second: no one sees more. */
const frameMs = 16
/** From so many bytes on, a terminal that can is asked to show them all at once. */
const togetherFromBytes = 1_000
const together = { begin: '\x1b[?2026h', end: '\x1b[?2026l' }
const clearScreen = '\x1b[2J'
const hideCursor = '\x1b[?25l'
const alternateScreen = { enter: '\x1b[?1049h', leave: '\x1b[?1049l' }
/** As many as two tall windows have. */
const rememberedRows = 200
const noRow: Row = { line: '', cells: [] }

// oxlint-disable-next-line no-control-regex -- it is about control sequences
const modeChanges = /^(?:\x1b\[\?\d+[hl])+$/

/**
 * @param show what is written for a character; of the same width
 */
export function createPainter(terminal: NodeJS.WriteStream, show: (text: string) => string): Painter {
  let shown: readonly Row[] | undefined
  let frame: string | undefined
  let timer: NodeJS.Timeout | undefined
  let paintedAt = 0
  let cellsOf = createCells(show)
  // A list that scrolls by a row has its lines in other rows.
  const rowsByLine = createBoundedMap<string, Row>(rememberedRows)

  function rowOf(line: string, at: number): Row {
    const before = shown?.[at]
    if (before?.line === line) return before
    const row = rowsByLine.get(line) ?? { line, cells: clipped(cellsOf(line), terminal.columns) }
    rowsByLine.set(line, row)
    return row
  }

  function paint(): void {
    clearTimeout(timer)
    timer = undefined
    if (frame === undefined) return
    paintedAt = performance.now()
    const rows = frame.split('\n').slice(0, terminal.rows).map(rowOf)
    const before = shown ?? []
    const height = Math.max(rows.length, before.length)
    let output = shown ? '' : clearScreen
    for (let at = 0; at < height; at += 1) {
      const row = rows[at] ?? noRow
      if (row !== before[at]) output += rowDiff(at, before[at]?.cells ?? [], row.cells)
    }
    shown = rows
    if (output.length >= togetherFromBytes) output = together.begin + output + together.end
    if (output !== '') terminal.write(output)
  }

  function takeFrame(next: string): void {
    frame = next
    if (timer) return
    const waitMs = paintedAt + frameMs - performance.now()
    if (waitMs <= 0) paint()
    else timer = setTimeout(paint, waitMs)
  }

  /** What turns modes on and off goes to the terminal as it is. */
  function changeModes(sequences: string): void {
    const isEntering = sequences.includes(alternateScreen.enter)
    if (isEntering || sequences.includes(alternateScreen.leave)) {
      clearTimeout(timer)
      timer = undefined
      shown = undefined
    }
    terminal.write(isEntering ? sequences + hideCursor : sequences)
  }

  const output = new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _, done) {
      const text = String(chunk)
      if (modeChanges.test(text)) changeModes(text)
      else if (text !== '') takeFrame(text)
      done()
    },
  })
  // Each part of a screen listens for a resize; Node would take so many for a leak, and say so across the screen.
  output.setMaxListeners(0)
  const stdout = Object.defineProperties(output, {
    isTTY: { value: true },
    columns: { get: () => terminal.columns },
    rows: { get: () => terminal.rows },
  }) as unknown as NodeJS.WriteStream

  function resized(): void {
    // What was drawn for the size before is of no use; Ink draws again at once.
    clearTimeout(timer)
    timer = undefined
    frame = undefined
    shown = undefined
    rowsByLine.clear()
    stdout.emit('resize')
  }
  terminal.on('resize', resized)

  return {
    stdout,
    send: sequence => void terminal.write(sequence),
    repaint() {
      // What is shown for a character may have changed with the settings.
      rowsByLine.clear()
      cellsOf = createCells(show)
      shown = undefined
      paint()
    },
    end() {
      clearTimeout(timer)
      terminal.off('resize', resized)
    },
  }
}

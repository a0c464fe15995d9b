import { PassThrough, Writable } from 'node:stream'
import type { Terminal } from '../../tui/src/paint/terminal'
import { patienceMs } from './patience'
import { createTerminalScreen, type TerminalScreen } from './terminal-screen'

const pollMs = 15

/** Keys as a terminal sends them. */
export const keys = {
  enter: '\r',
  escape: '\x1b',
  tab: '\t',
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  pageUp: '\x1b[5~',
  pageDown: '\x1b[6~',
  home: '\x1b[H',
  end: '\x1b[F',
  backspace: '\x7f',
} as const

export function ctrl(letter: string): string {
  return String.fromCodePoint(letter.codePointAt(0)! - 96)
}

function has(screen: string, sought: string | RegExp): boolean {
  return typeof sought === 'string' ? screen.includes(sought) : sought.test(screen)
}

/** Waits until the screen has what is looked for, or no longer has it; says what there is instead if it never does. */
export async function waitForScreen(
  read: () => string | Promise<string>,
  sought: string | RegExp,
  isWanted = true,
): Promise<string> {
  const until = Date.now() + patienceMs
  for (;;) {
    const screen = await read()
    if (has(screen, sought) === isWanted) return screen
    if (Date.now() > until) throw new Error(`${String(sought)} ${isWanted ? 'did not come' : 'stayed'}:\n${screen}`)
    await new Promise(resolve => setTimeout(resolve, pollMs))
  }
}

/** A terminal in memory, of any size, with its screen to be read and its keys to be pressed. */
export interface FakeTerminal extends Terminal {
  readonly screen: TerminalScreen
  readonly press: (...input: string[]) => void
  readonly resize: (columns: number, rows: number) => void
  readonly waitFor: (sought: string | RegExp) => Promise<string>
  readonly waitForGone: (sought: string | RegExp) => Promise<string>
  /** Resolves when what was written so far is on the screen. */
  readonly shown: () => Promise<void>
  /** Everything that was written so far. */
  readonly written: () => string
  /** How often the bell was rung; the same character ends commands to the terminal, and is silent there. */
  readonly bells: () => number
  /** How many bytes were written so far. */
  readonly bytes: () => number
  readonly isRaw: () => boolean
  readonly errors: () => string
}

function collector(take: (text: string) => void): Writable {
  return new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _, done) {
      take(String(chunk))
      done()
    },
  })
}

export function openTerminal(columns: number, rows: number): FakeTerminal {
  const screen = createTerminalScreen(columns, rows)
  let bytes = 0
  let written = ''
  let errors = ''
  let isRaw = false
  let shown = Promise.resolve()
  const output = collector(text => {
    bytes += Buffer.byteLength(text)
    written += text
    shown = screen.write(text)
  })
  const stdout = Object.assign(output, { isTTY: true, columns, rows })
  const stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (mode: boolean) => void (isRaw = mode),
    ref: () => {},
    unref: () => {},
  })
  return {
    stdin: stdin as unknown as NodeJS.ReadStream,
    stdout: stdout as unknown as NodeJS.WriteStream,
    stderr: collector(text => (errors += text)) as unknown as NodeJS.WriteStream,
    screen,
    press: (...input) => input.forEach(keys => stdin.write(keys)),
    resize(nextColumns, nextRows) {
      screen.resize(nextColumns, nextRows)
      Object.assign(stdout, { columns: nextColumns, rows: nextRows })
      stdout.emit('resize')
    },
    waitFor: sought => waitForScreen(screen.text, sought),
    waitForGone: sought => waitForScreen(screen.text, sought, false),
    shown: () => shown,
    written: () => written,
    // oxlint-disable-next-line no-control-regex -- control characters are what it is about
    bells: () => written.replace(/\x1b\][^\x07]*\x07/g, '').split('\x07').length - 1,
    bytes: () => bytes,
    isRaw: () => isRaw,
    errors: () => errors,
  }
}

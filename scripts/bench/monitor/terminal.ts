import { spawn } from '@lydell/node-pty'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../build-parts'
import { createCellScreen, textOf, type CellRow } from './cell-screen'

const columns = 120
const rows = 40
const pollMs = 5
const patienceMs = 20_000

/** A program on a pseudo-terminal. */
export interface BenchTerminal {
  readonly pid: number
  readonly press: (keys: string) => void
  /** How many bytes it has written so far. */
  readonly bytes: () => number
  readonly rows: () => readonly CellRow[]
  /** Called with each piece of output as it arrives, until undone. */
  readonly onOutput: (listener: (output: string) => void) => () => void
  /** Waits until it shows something, or something else is so. */
  readonly waitFor: (sought: RegExp | (() => boolean)) => Promise<void>
  /** Waits until it has written nothing for so long. */
  readonly waitForQuiet: (quietMs: number) => Promise<void>
  /** Resolves once the program is gone, by itself or by a signal. */
  readonly end: () => Promise<void>
}

/** As a person's terminal is; what the machine that measures has set makes no difference. */
function environment(more: Readonly<Record<string, string>>): Record<string, string> {
  const own = ['PATH', 'HOME'].flatMap(name => (process.env[name] ? [[name, process.env[name]] as const] : []))
  return { ...Object.fromEntries(own), TERM: 'xterm-256color', LANG: 'en_US.UTF-8', ...more }
}

export function openTerminal(args: readonly string[], env: Readonly<Record<string, string>> = {}): BenchTerminal {
  const child = spawn(process.execPath, [...args], { cols: columns, rows, cwd: root, env: environment(env) })
  const screen = createCellScreen(columns, rows)
  const listeners = new Set<(output: string) => void>()
  let bytes = 0
  let writtenAt = performance.now()
  let isGone = false
  const gone = new Promise<void>(resolve =>
    child.onExit(() => {
      isGone = true
      resolve()
    }),
  )
  child.onData(output => {
    bytes += Buffer.byteLength(output)
    writtenAt = performance.now()
    screen.write(output)
    for (const listener of listeners) listener(output)
  })

  async function waitUntil(isSo: () => boolean, what: string): Promise<void> {
    const until = performance.now() + patienceMs
    while (!isSo()) {
      if (isGone || performance.now() > until) throw new Error(`${what} did not come:\n${textOf(screen.rows())}`)
      await sleep(pollMs)
    }
  }

  return {
    pid: child.pid,
    press: keys => child.write(keys),
    bytes: () => bytes,
    rows: screen.rows,
    onOutput(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    waitFor: sought =>
      waitUntil(typeof sought === 'function' ? sought : () => sought.test(textOf(screen.rows())), String(sought)),
    waitForQuiet: quietMs => waitUntil(() => performance.now() - writtenAt >= quietMs, 'quiet'),
    async end() {
      if (!isGone) child.kill('SIGTERM')
      await gone
    },
  }
}

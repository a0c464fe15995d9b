import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { waitForScreen } from './terminal'

const run = promisify(execFile)

/** Whether this machine has a tmux; what needs a real terminal is skipped where it does not. */
export const hasTmux = spawnSync('tmux', ['-V']).status === 0

/** A real terminal with a shell in it. */
export interface RealTerminal {
  /** Keys by tmux's names (Enter, Escape, C-c), or text. */
  readonly press: (...keys: string[]) => Promise<void>
  /** Presses a key that takes a row, again where it had just come to its place, and waits for what it does. */
  readonly pressOnRow: (key: string, sought: string) => Promise<void>
  readonly screen: () => Promise<string>
  readonly waitFor: (sought: string | RegExp) => Promise<string>
  readonly waitForGone: (sought: string | RegExp) => Promise<string>
  readonly resize: (columns: number, rows: number) => Promise<void>
  /** What tmux knows of the pane: alternate_on, cursor_flag, pane_pid. */
  readonly ask: (variable: string) => Promise<string>
  readonly close: () => Promise<void>
}

/** Starts a tmux of its own with one window of a plain shell. */
export async function openTmux(
  columns: number,
  rows: number,
  env: Readonly<Record<string, string>>,
): Promise<RealTerminal> {
  const folder = await mkdtemp(join(tmpdir(), 'liftwatch-tmux-'))
  const server = ['-S', join(folder, 'socket'), '-f', '/dev/null']
  const tmux = async (...args: string[]) => (await run('tmux', [...server, ...args], { env })).stdout
  const size = ['-x', String(columns), '-y', String(rows)]
  await tmux('new-session', '-d', ...size, 'env PS1="$ " sh')
  const screen = () => tmux('capture-pane', '-p')
  const press = async (...keys: readonly string[]) => void (await tmux('send-keys', ...keys))
  const justMoved = 'press again'
  return {
    screen,
    press,
    async pressOnRow(key, sought) {
      // As it is written: a full stop is not any character.
      const literal = sought.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      for (let shown = justMoved; shown.includes(justMoved);) {
        await press(key)
        shown = await waitForScreen(screen, new RegExp(`${justMoved}|${literal}`))
      }
    },
    waitFor: sought => waitForScreen(screen, sought),
    waitForGone: sought => waitForScreen(screen, sought, false),
    resize: async (columns, rows) => void (await tmux('resize-window', '-x', String(columns), '-y', String(rows))),
    ask: async variable => (await tmux('display-message', '-p', `#{${variable}}`)).trim(),
    async close() {
      await tmux('kill-server').catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }
}

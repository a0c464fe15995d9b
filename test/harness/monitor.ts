import type { CookieStore } from '@liftwatch/core/client/credentials'
import type { Language } from '@liftwatch/core/text/translate'
import { onTestFinished } from 'vitest'
import { runMonitor } from '../../tui/src/run-monitor'
import type { FilterValues } from '../../tui/src/program/filter-values'
import type { TerminalFacts } from '../../tui/src/program/look'
import type { RootName } from '../../tui/src/navigation/navigation'
import type { Multiplexer } from '../../tui/src/paint/sequences'
import { createSessionStore, savedInMemory, type Saved } from '../../tui/src/program/store'
import type { TestUser } from './builders'
import { ctrl, keys, openTerminal, type FakeTerminal } from './terminal'

export interface TestMonitor extends FakeTerminal {
  /** Resolves with the exit code. */
  readonly ended: Promise<number>
  /** The session cookie that it keeps. */
  readonly cookie: () => string | undefined
  /** What it keeps for the next watch. */
  readonly saved: () => Saved
  readonly quit: () => Promise<number>
}

export interface MonitorOptions {
  readonly columns?: number
  readonly rows?: number
  readonly language?: Language
  readonly organization?: string
  /** Where it opens: the list that most tests are about, unless one is named; undefined for what the settings say. */
  readonly screen?: RootName | undefined
  readonly filter?: FilterValues
  readonly isReadOnly?: boolean
  readonly isScreenReader?: boolean
  readonly terminalFacts?: Partial<TerminalFacts>
  readonly multiplexer?: Multiplexer
  readonly saveFolders?: readonly string[]
  /** What was stored by an earlier watch. */
  readonly saved?: Partial<Saved>
  /** The session that it shares with the command line. */
  readonly shared?: CookieStore
  /** Who logs in unasked; without, the log-in is shown. */
  readonly user?: TestUser
  readonly fetch?: typeof globalThis.fetch
  /** The clock by which something was in sight; without, time runs so fast that tests need not wait for that. */
  readonly clock?: () => number
}

const xterm: TerminalFacts = {
  noColor: false,
  term: 'xterm-256color',
  colorTerm: undefined,
  colorFgBg: undefined,
  locale: 'en_US.UTF-8',
}

/** Of the clock by which rows are in sight: a key that follows a frame is never too soon. */
const hurry = 1_000_000

/** The whole monitor on a terminal in memory, against a real server; it ends with its test. */
export function openMonitor(server: { readonly url: string }, options: MonitorOptions = {}): TestMonitor {
  const { columns = 100, rows = 30, language = 'en', organization, filter, user, fetch } = options
  const screen = 'screen' in options ? options.screen : 'lift-faults'
  const terminal = openTerminal(columns, rows)
  const file = savedInMemory(options.saved)
  const store = createSessionStore(file, server.url, undefined, options.shared)
  const running = runMonitor({
    server: server.url,
    language,
    start: { login: { name: user?.name, password: user?.password }, organization, screen, filter },
    isReadOnly: options.isReadOnly ?? false,
    isScreenReader: options.isScreenReader ?? false,
    canSuspend: false,
    terminalFacts: { ...xterm, ...options.terminalFacts },
    multiplexer: options.multiplexer,
    file,
    saveFolders: options.saveFolders ?? [],
    clock: options.clock ?? (() => performance.now() * hurry),
    store,
    terminal,
    ...(fetch && { fetch }),
  })
  const ended = running.finally(() => terminal.shown())
  onTestFinished(async () => {
    terminal.press(ctrl('c'))
    await ended
  })
  return {
    ...terminal,
    ended,
    saved: file.read,
    cookie: () => store.read(),
    quit() {
      terminal.press(keys.escape)
      terminal.press('q')
      return ended
    },
  }
}

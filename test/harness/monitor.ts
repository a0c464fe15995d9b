import { translatorOf } from '@liftwatch/core/text/all-texts'
import type { Language } from '@liftwatch/core/text/translate'
import { runMonitor } from '../../tui/src/run-monitor'
import { createSessionStore, type Saved, type SavedFile } from '../../tui/src/store'
import type { TestUser } from './builders'
import { keys, openTerminal, type FakeTerminal } from './terminal'

export interface TestMonitor extends FakeTerminal {
  /** Resolves with the exit code. */
  readonly ended: Promise<number>
  /** The session cookie that it keeps. */
  readonly cookie: () => string | undefined
  readonly quit: () => Promise<number>
}

interface MonitorWish {
  readonly columns?: number
  readonly rows?: number
  readonly language?: Language
  readonly isColor?: boolean
  readonly organization?: string
  /** Who logs in unasked; without, the log-in is shown. */
  readonly user?: TestUser
  readonly fetch?: typeof globalThis.fetch
}

function fileInMemory(): SavedFile {
  let saved: Saved = { sessions: {} }
  return { read: () => saved, write: next => void (saved = next) }
}

/** The whole monitor on a terminal in memory, against a real server. */
export function openMonitor(server: { readonly url: string }, wish: MonitorWish = {}): TestMonitor {
  const { columns = 100, rows = 30, language = 'en', isColor = true, organization, user, fetch } = wish
  const terminal = openTerminal(columns, rows)
  const file = fileInMemory()
  const ended = runMonitor({
    server: server.url,
    translate: translatorOf(language),
    isColor,
    organization,
    login: { name: user?.name, password: user?.password },
    store: createSessionStore(file, server.url, undefined),
    terminal,
    ...(fetch && { fetch }),
  })
  return {
    ...terminal,
    ended,
    cookie: () => file.read().sessions[server.url]?.cookie,
    quit() {
      terminal.press(keys.escape)
      terminal.press('q')
      return ended
    },
  }
}

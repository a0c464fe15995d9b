import type { Translate } from '@liftwatch/core/text/translate'
import type { CookieStore } from '@liftwatch/core/client/credentials'
import type { SessionStore } from '@liftwatch/core/client/session'
import { render } from 'ink'
import { App } from './app'
import { createMessageBoard } from './components/message/message-board'
import { failureText, refusalText } from './components/message/refusal-text'
import { createConnection } from './front-end'
import { createKeyRouter } from './input/key-router'
import type { Program } from './program'
import type { KnownLogin } from './screens/login/known-login'
import { tellCrash, watchSignals, type Terminal } from './terminal'
import { createTheme } from './theme'

export interface MonitorOptions {
  readonly server: string
  readonly translate: Translate
  readonly isColor: boolean
  /** Name or id of the organisation to begin in. */
  readonly organization?: string | undefined
  readonly login: KnownLogin
  readonly store: CookieStore & SessionStore
  readonly terminal: Terminal
  readonly fetch?: typeof globalThis.fetch
}

/** Frames a second at most: a key is on the screen within 17 ms of being handled. */
const maxFps = 60

function createProgram({ translate, server, isColor }: MonitorOptions, quit: (exitCode: number) => void): Program {
  const messages = createMessageBoard()
  const keys = createKeyRouter({
    onPress: messages.clear,
    onRefused: refusal => messages.show(refusalText(translate, refusal), 'warning'),
    onFailed: error => messages.show(failureText(translate, error), 'critical'),
  })
  return { translate, theme: createTheme(isColor), keys, messages, server, quit }
}

/** Takes the terminal, watches, and gives the terminal back as it was, whatever ends it. Answers the exit code. */
export async function runMonitor(options: MonitorOptions): Promise<number> {
  let exitCode = 0
  const end = (code: number) => {
    exitCode = code
    screen.unmount()
  }
  const connection = createConnection(options.server, options.store, options.fetch)
  const program = createProgram(options, end)
  const screen = render(
    <App {...{ program, connection, login: options.login, organization: options.organization }} />,
    {
      ...options.terminal,
      alternateScreen: true,
      incrementalRendering: true,
      exitOnCtrlC: false,
      // Ink would else hold back its frames wherever CI is set, and it is known by now that this is a terminal.
      interactive: true,
      maxFps,
      // What is written to the console goes to the process's own terminal, which need not be this one.
      patchConsole: options.terminal.stdout === process.stdout,
    },
  )
  const stopWatching = watchSignals(end, options.terminal)
  try {
    await screen.waitUntilExit()
    return exitCode
  } catch (error) {
    return tellCrash(options.terminal.stderr, error)
  } finally {
    connection.end()
    stopWatching()
  }
}

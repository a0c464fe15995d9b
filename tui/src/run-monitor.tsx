import type { CookieStore } from '@liftwatch/core/client/credentials'
import type { SessionStore } from '@liftwatch/core/client/session'
import chalk from 'chalk'
import { render } from 'ink'
import { App } from './workplace/app'
import { createConnection } from './program/front-end'
import type { Start } from './program/start'
import { asciiOf } from './paint/ascii'
import { createPainter } from './paint/painter'
import { createProgramSource, type ProgramOptions } from './program/program-source'
import { quietConsole, tellCrash, watchSignals, type Terminal } from './paint/terminal'
import { colorLevel } from './program/theme'

export interface MonitorOptions extends ProgramOptions {
  readonly start: Start
  readonly store: CookieStore & SessionStore
  readonly terminal: Terminal
  readonly fetch?: typeof globalThis.fetch
}

/** Not as each found it: of two in one program, the second finds what the first has chosen. */
const colorsAtFirst = chalk.level

/** Takes the terminal, watches, and gives the terminal back as it was, whatever ends it. Answers the exit code. */
export async function runMonitor(options: MonitorOptions): Promise<number> {
  const { terminal, isScreenReader } = options
  let exitCode = 0
  const end = (code: number) => {
    exitCode = code
    screen.unmount()
  }
  const connection = createConnection(options)
  const painter = createPainter(terminal.stdout, text => (source.look().isAscii ? asciiOf(text) : text))
  const source = createProgramSource(options, painter, end)
  const followColors = () => void (chalk.level = colorLevel[source.look().colors])
  followColors()
  source.subscribe(followColors)
  connection.client.servers?.subscribe(() => source.workAt(connection.client.servers!.answering()))
  const screen = render(<App source={source} connection={connection} start={options.start} />, {
    ...terminal,
    // A screen reader is read lines as they come; everyone else has whole frames painted.
    ...(isScreenReader
      ? { isScreenReaderEnabled: true }
      : { stdout: painter.stdout, alternateScreen: true, debug: true }),
    exitOnCtrlC: false,
    // Ink would else hold back its frames wherever CI is set, and it is known by now that this is a terminal.
    interactive: true,
    patchConsole: false,
  })
  const stopWatching = watchSignals(end, terminal)
  const restoreConsole = quietConsole(terminal)
  try {
    await screen.waitUntilExit()
    return exitCode
  } catch (error) {
    return tellCrash(terminal.stderr, error)
  } finally {
    painter.end()
    chalk.level = colorsAtFirst
    connection.end()
    stopWatching()
    restoreConsole()
  }
}

import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import type { SharedSessions } from '@liftwatch/core/client/credentials'
import { openFetch } from '@liftwatch/core/connection/server-fetch'
import { addressesOf } from '@liftwatch/core/contract/server-addresses'
import { AppError, errorTable } from '@liftwatch/core/errors'
import { configFolder } from '@liftwatch/core/files/config-folder'
import { translatorOf, type Translate } from '@liftwatch/core/text/all-texts'
import { filterProblems } from './components/filter/filter-input'
import { linesOf } from './components/filter/filter-lines'
import { filterOf } from './navigation/roots'
import { noTerminalExit } from './program/exit-codes'
import { defaultServer, readOptions, type Options } from './program/options'
import { createSessionStore, openSavedFile } from './program/store'

function fail(line: string, exitCode: number): number {
  process.stderr.write(`liftwatch monitor: ${line}\n`)
  return exitCode
}

function readPassword({ passwordFile }: Options): string | undefined {
  if (passwordFile === undefined) return undefined
  try {
    return readFileSync(passwordFile, 'utf8').split(/\r?\n/, 1)[0]
  } catch (cause) {
    const errors = [{ path: 'LIFTWATCH_PASSWORD_FILE', message: 'cannot be read' }]
    throw new AppError('bad-input', { errors, cause })
  }
}

/** A filter that is none would leave out alarms, or nothing, without anyone having asked for it. */
function checkFilter({ screen, filter = {} }: Options, translate: Translate): void {
  const filters = screen && filterOf(screen)
  const names = filters ? linesOf(filters).map(({ name }) => name) : []
  const unknown = Object.keys(filter).filter(name => !names.includes(name))
  const problems = filters ? Object.entries(filterProblems(filters, filter, translate, Date.now())) : []
  const errors = [
    ...unknown.map(name => ({ path: `--filter ${name}`, message: `must be one of ${names.join(', ')}` })),
    ...problems.map(([name, message]) => ({ path: `--filter ${name}`, message })),
  ]
  if (errors.length > 0) throw new AppError('bad-input', { errors })
}

/**
 * It is open all night beside other programs: what is let go of is collected once it is a fifth of what is live. Left to
 * itself, the collector waits until the heap is several times as large.
 */
function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=20')
}

async function watch(options: Options, env: NodeJS.ProcessEnv, sessions: SharedSessions | undefined): Promise<number> {
  const file = openSavedFile(options.configFolder ?? configFolder(env))
  const translate = translatorOf(options.lang ?? file.read().settings.language ?? 'en')
  if (!process.stdin.isTTY || !process.stdout.isTTY) return fail(translate('monitor.noTerminal'), noTerminalExit)
  const password = readPassword(options)
  checkFilter(options, translate)
  const server = options.server ?? file.read().server ?? defaultServer
  const fetch = await openFetch(env, addressesOf(server).length > 1)
  keepHeapSmall()
  const { runMonitor } = await import('./run-monitor')
  return runMonitor({
    server,
    language: options.lang,
    start: {
      login: { name: options.user, password },
      organization: options.org,
      screen: options.screen,
      filter: options.filter,
    },
    isReadOnly: options.isReadOnly,
    isScreenReader: options.isScreenReader,
    canSuspend: !options.isSharedJob,
    terminalFacts: options.terminalFacts,
    multiplexer: options.multiplexer,
    file,
    fetch,
    saveFolders: [process.cwd(), homedir()],
    store: createSessionStore(file, server, options.user, sessions?.(server)),
    terminal: { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr },
  })
}

/** The keys, for the command line's help, which is English alone. */
export async function keysHelp(): Promise<string> {
  const { keysText } = await import('./input/key-sheet')
  return keysText(translatorOf('en'))
}

/**
 * The terminal monitor: watches until it is asked to end.
 * @param sessions those of the command line, where it was started by it
 * @returns the exit code: 0 when quit, 128 and the signal's number when ended by a signal, 1 after a crash, 2 for wrong usage
 */
export async function main(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  sessions?: SharedSessions,
): Promise<number> {
  try {
    return await watch(readOptions(argv, env), env, sessions)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const problems = error.errors.map(({ path, message }) => `${path} ${message}`.trim())
    return fail([error.message, ...problems].join(' '), errorTable[error.code].exit)
  }
}

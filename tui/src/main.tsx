import { readFileSync } from 'node:fs'
import { AppError, errorTable } from '@liftwatch/core/errors'
import { translatorOf } from '@liftwatch/core/text/all-texts'
import { noTerminalExit } from './exit-codes'
import { defaultServer, readOptions, type Options } from './options'
import { createSessionStore, openSavedFile } from './store'

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

async function watch(options: Options): Promise<number> {
  const translate = translatorOf(options.lang)
  if (!process.stdin.isTTY || !process.stdout.isTTY) return fail(translate('monitor.noTerminal'), noTerminalExit)
  const password = readPassword(options)
  const file = openSavedFile(options.configFolder)
  const server = options.server ?? file.read().server ?? defaultServer
  const { runMonitor } = await import('./run-monitor')
  return runMonitor({
    server,
    translate,
    isColor: options.isColor,
    organization: options.org,
    login: { name: options.user, password },
    store: createSessionStore(file, server, options.user),
    terminal: { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr },
  })
}

/**
 * The terminal monitor: watches until it is told to end.
 * @returns the exit code: 0 when quit, 128 and the signal's number when ended by a signal, 1 after a crash, 2 for wrong usage
 */
export async function main(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    return await watch(readOptions(argv, env))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const problems = error.errors.map(({ path, message }) => `${path} ${message}`.trim())
    return fail([error.message, ...problems].join(' '), errorTable[error.code].exit)
  }
}

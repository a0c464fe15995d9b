import { AppError, errorTable } from '@liftwatch/core/errors'
import { translatorOf } from '@liftwatch/core/text/all-texts'
import { errorText, languages } from '@liftwatch/core/text/translate'
import type { Io } from '../io'
import { printable } from './printable'

function linesOf(error: unknown, io: Io): string[] {
  if (!(error instanceof AppError)) {
    // Not in the table, so a bug of this program: where it happened is what whoever mends it needs.
    return [`liftwatch: ${String(error instanceof Error ? error.stack : error)}`]
  }
  if (error.code === 'interrupted') return []
  const translate = translatorOf(languages.find(name => name === io.env['LIFTWATCH_LANG']) ?? 'en')
  return [
    translate('cli.failure', { message: errorText(translate, error) }),
    ...error.errors.map(({ path, message }) => `  ${path}: ${message}`),
    ...(error.code === 'system-failure' && error.requestId
      ? [translate('cli.requestId', { requestId: error.requestId })]
      : []),
  ]
}

/** Says on stderr what went wrong, and answers the exit code: the only place where errors become either. */
export function reportFailure(error: unknown, io: Io): number {
  for (const line of linesOf(error, io)) io.stderr.write(`${line.split('\n').map(printable).join('\n')}\n`)
  return error instanceof AppError ? errorTable[error.code].exit : errorTable['system-failure'].exit
}

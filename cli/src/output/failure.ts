import { estateTimeZone } from '@liftwatch/core/contract/time-zone'
import { AppError, errorTable } from '@liftwatch/core/errors'
import { loadTranslator } from '@liftwatch/core/text/load-translator'
import { errorText } from '@liftwatch/core/text/error-text'
import { languages } from '@liftwatch/core/text/translate'
import type { Io } from '../terminal/io'
import { printable } from './printable'
import type { Reader } from './reader'

/** Who reads it where the settings themselves are what is wrong. */
export async function usualReader({ env }: Pick<Io, 'env'>): Promise<Reader> {
  const language = languages.find(name => name === env['LIFTWATCH_LANG']) ?? 'en'
  return { translate: await loadTranslator(language), timeZone: estateTimeZone() }
}

function linesOf(error: unknown, { translate, timeZone }: Reader): string[] {
  if (!(error instanceof AppError)) {
    // Not in the table, so a bug of this program: where it happened is what the person who fixes it needs.
    return [`liftwatch: ${String(error instanceof Error ? error.stack : error)}`]
  }
  return [
    translate('cli.failure', { message: errorText(translate, error, timeZone) }),
    ...error.errors.map(({ path, message }) => `  ${path}: ${message}`),
    ...(error.code === 'system-failure' && error.requestId
      ? [translate('cli.requestId', { requestId: error.requestId })]
      : []),
  ]
}

/** Says on stderr what went wrong, and answers the exit code: the only place where errors become either. */
export function reportFailure(error: unknown, io: Io, reader: Reader): number {
  for (const line of linesOf(error, reader)) io.stderr.write(`${line.split('\n').map(printable).join('\n')}\n`)
  return error instanceof AppError ? errorTable[error.code].exit : errorTable['system-failure'].exit
}

import { AppError, type Refusal } from '@liftwatch/core/errors'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { errorText } from '@liftwatch/core/text/error-text'

/** Why something was refused, in the reader's language. */
export function refusalText(translate: Translate, { code, params }: Refusal): string {
  return errorText(translate, new AppError(code, { params }))
}

/** What went wrong, in the reader's language. What is not in the table of errors is a bug, and its own words are all there is. */
export function failureText(translate: Translate, error: unknown): string {
  if (!(error instanceof AppError)) return translate('monitor.failed', { reason: String(error) })
  const words = errorText(translate, error)
  return error.requestId && error.code === 'system-failure' ? `${words} (${error.requestId})` : words
}

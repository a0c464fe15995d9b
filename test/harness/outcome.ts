import { AppError } from '@liftwatch/core/errors'

/** The error that a call ends with; it fails where the call succeeds, or breaks in another way. */
export async function errorOf(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(
    answer => new Error(`expected an error, got ${JSON.stringify(answer)}`),
    (cause: unknown) => cause,
  )
  if (error instanceof AppError) return error
  throw error
}

/** What became of a call in one word: `ok`, or the code of its error. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'ok',
    (cause: unknown) => {
      if (cause instanceof AppError) return cause.code
      throw cause
    },
  )
}

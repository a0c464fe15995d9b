import { AppError } from '@liftwatch/core/errors'
import type { Io } from '../terminal/io'

/** Ends the work on Ctrl-C, so that what was started is removed; or when no one reads any more. */
export async function untilStopped<Answer>(io: Io, work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const stop = new AbortController()
  const forget = io.onInterrupt(() => stop.abort(new AppError('interrupted')))
  return work(AbortSignal.any([stop.signal, io.readerGone])).finally(forget)
}

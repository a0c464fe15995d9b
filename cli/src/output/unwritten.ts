import { AppError } from '@liftwatch/core/errors'
import { diskWords } from '@liftwatch/core/files/disk-words'
import type { Io } from '../terminal/io'
import { reportFailure, usualReader } from './failure'

/** Says on stderr that stdout did not take what was asked for, and answers the exit code. */
export async function reportUnwritten(cause: NodeJS.ErrnoException, io: Io): Promise<number> {
  const error = new AppError('unwritable-output', { params: { reason: diskWords(cause) }, cause })
  return reportFailure(error, io, await usualReader(io))
}

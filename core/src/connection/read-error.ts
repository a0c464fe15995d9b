import { AppError } from '../errors'
import { readWords } from '../files/read-words'

/** What the system says of a file that could not be read, as unreadable-file. */
export function readError(file: string, cause: unknown): AppError {
  return new AppError('unreadable-file', { params: { file, reason: readWords(cause) }, cause })
}

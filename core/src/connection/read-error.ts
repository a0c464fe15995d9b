import { AppError } from '../errors'
import { systemWords } from '../files/system-words'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
}

/** What the system says of a file that could not be read, as unreadable-file. */
export function readError(file: string, cause: unknown): AppError {
  return new AppError('unreadable-file', {
    params: { file, reason: systemWords(cause as NodeJS.ErrnoException, reasons) },
    cause,
  })
}

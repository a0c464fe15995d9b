import { systemWords } from './system-words'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
}

/** Why a file could not be read, in words. */
export function readWords(error: unknown): string {
  return systemWords(error as NodeJS.ErrnoException, reasons)
}

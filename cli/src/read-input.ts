import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { AppError } from '@liftwatch/core/errors'
import type { Io } from './io'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
}

export function unreadableFile(file: string, reason: string): AppError {
  return new AppError('unreadable-file', { params: { file, reason } })
}

/** All of a file, or of standard input for `-`. Errors: unreadable-file. */
export async function readInput(io: Io, file: string): Promise<Buffer> {
  if (file === '-') return buffer(io.stdin)
  try {
    return await readFile(file)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw unreadableFile(file, reasons[code ?? ''] ?? message)
  }
}

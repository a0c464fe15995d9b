import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { readError } from '@liftwatch/core/connection/read-error'
import { AppError } from '@liftwatch/core/errors'
import type { Io } from './io'

export function unreadableFile(file: string, reason: string): AppError {
  return new AppError('unreadable-file', { params: { file, reason } })
}

/** All of a file, or of standard input for `-`. Errors: unreadable-file. */
export async function readInput(io: Io, file: string): Promise<Buffer> {
  if (file === '-') return buffer(io.stdin)
  try {
    return await readFile(file)
  } catch (error) {
    throw readError(file, error)
  }
}

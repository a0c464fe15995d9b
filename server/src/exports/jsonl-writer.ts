import type { CreateRowWriter } from './row-writer'
import { writeTextFile } from './text-file'

/** Writes each row as the list's own call answers it, a line of JSON each: anyone who reads that chooses its columns. */
export const createJsonlWriter: CreateRowWriter = (file, _fileOptions, signal) =>
  writeTextFile(file, { head: '', line: row => `${JSON.stringify(row)}\n` }, signal)

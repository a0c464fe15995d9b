import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { diskWords } from '@liftwatch/core/files/disk-words'
import { escapeIdentifier, type Client } from 'pg'
import { to } from 'pg-copy-streams'
import { inPublic, type Table } from './catalog'
import { fileOf, type CopiedTable } from './manifest'
import { measured } from './measured'
import { BackupRefusal, exits } from './refusal'

/** Half of the usual effort takes a third of the time, for files that are a tenth larger. */
export const gzipLevel = 3

/** Says of a disk that it did not take a file, and passes on what else went wrong. */
export function unwritten(file: string, error: unknown): unknown {
  const { syscall } = error as NodeJS.ErrnoException
  if (syscall === undefined || !['open', 'write', 'fsync', 'close', 'mkdir', 'rename'].includes(syscall)) return error
  const reason = diskWords(error as NodeJS.ErrnoException)
  return new BackupRefusal(exits.failed, `${file} cannot be written: ${reason}.`, { cause: error })
}

/** Writes a table as the transaction sees it to a file of its own, no faster than the disk takes it. Errors: BackupRefusal. */
export async function copyOut(client: Client, table: Table, folder: string, signal: AbortSignal): Promise<CopiedTable> {
  const file = fileOf(folder, table.name)
  const columns = table.columns.map(escapeIdentifier).join(', ')
  // Of a table with partitions, only what is selected of it can be copied.
  const rows = client.query(to(`COPY (SELECT ${columns} FROM ${inPublic(table.name)}) TO STDOUT`))
  const written = measured()
  try {
    const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(rows, createGzip({ level: gzipLevel }), written.through, target, { signal })
  } catch (error) {
    throw unwritten(file, error)
  }
  // How many rows there were comes after the last of them.
  await client.query('')
  return { name: table.name, columns: [...table.columns], rows: rows.rowCount, ...written.facts() }
}

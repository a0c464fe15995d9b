import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { readWords } from '@liftwatch/core/files/read-words'
import { fileOf, keyIn, type Manifest, type TableFacts } from './manifest'
import { measured } from './measured'
import { BackupRefusal, exits } from './refusal'

const lineFeed = 0x0a

function damaged(file: string, what: string, cause?: unknown): BackupRefusal {
  return new BackupRefusal(exits.usage, `${file} is damaged: ${what}. Use another backup.`, { cause })
}

/** The rows in what COPY wrote: each is a line, and a line feed in a value is written otherwise. */
function countLines(text: Buffer): number {
  let lines = 0
  for (let at = text.indexOf(lineFeed); at >= 0; at = text.indexOf(lineFeed, at + 1)) lines += 1
  return lines
}

/** Errors: BackupRefusal where a table's file is not what was written. */
async function readTable(folder: string, table: TableFacts, signal: AbortSignal): Promise<void> {
  const file = fileOf(folder, table.name)
  const read = measured()
  let rows = 0
  const lines = new Writable({
    write(text: Buffer, _encoding, done) {
      rows += countLines(text)
      done()
    },
  })
  try {
    await pipeline(createReadStream(file), read.through, createGunzip(), lines, { signal })
  } catch (error) {
    if (signal.aborted) throw error
    const { syscall } = error as NodeJS.ErrnoException
    throw damaged(file, syscall === undefined ? 'it cannot be unpacked' : readWords(error), error)
  }
  const { bytes, sha256 } = read.facts()
  if (bytes !== table.bytes) throw damaged(file, `${bytes} bytes in place of ${table.bytes}`)
  if (sha256 !== table.sha256) throw damaged(file, 'it is not what was written')
  if (rows !== table.rows) throw damaged(file, `${rows} rows in place of ${table.rows}`)
}

/** Reads all of a backup as a restore would, and changes nothing. Errors: BackupRefusal. */
export async function readBack(folder: string, manifest: Manifest, signal: AbortSignal): Promise<void> {
  const file = keyIn(folder)
  const key = await readFile(file).catch((error: unknown) => {
    throw damaged(file, readWords(error), error)
  })
  if (createHash('sha256').update(key).digest('hex') !== manifest.secretKey.sha256) {
    throw damaged(file, 'it is not what was written')
  }
  for (const table of manifest.tables) await readTable(folder, table, signal)
}

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { readWords } from '@liftwatch/core/files/read-words'
import { dumpScript, rowBlocks } from './dump-blocks'
import {
  dumpIn,
  fileOf,
  formats,
  keyIn,
  type CopiedTable,
  type DumpFacts,
  type FileFacts,
  type Manifest,
  type TableFacts,
} from './manifest'
import { measured } from './measured'
import { requirePgProgram } from './pg-program'
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

function refuseOthers(file: string, { bytes, sha256 }: FileFacts, written: FileFacts): void {
  if (bytes !== written.bytes) throw damaged(file, `${bytes} bytes in place of ${written.bytes}`)
  if (sha256 !== written.sha256) throw damaged(file, 'it is not what was written')
}

/** Errors: BackupRefusal where a table's file is not what was written. */
async function readTable(folder: string, table: CopiedTable, signal: AbortSignal): Promise<void> {
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
  refuseOthers(file, read.facts(), table)
  if (rows !== table.rows) throw damaged(file, `${rows} rows in place of ${table.rows}`)
}

/** Errors: BackupRefusal where the file of pg_dump is not what was written, or gives other rows than there were. */
async function readDump(folder: string, dump: DumpFacts, tables: readonly TableFacts[], signal: AbortSignal) {
  const file = dumpIn(folder)
  await requirePgProgram('pg_restore', dump.major)
  const read = measured()
  try {
    for await (const some of read.through(createReadStream(file, { signal }))) void some
  } catch (error) {
    if (signal.aborted) throw error
    throw damaged(file, readWords(error), error)
  }
  refuseOthers(file, read.facts(), dump)
  const counts = new Map<string, number>()
  for await (const { table, rows } of rowBlocks(dumpScript(folder, signal))) {
    for await (const some of rows) counts.set(table, (counts.get(table) ?? 0) + countLines(some))
  }
  for (const { name, rows } of tables) {
    const count = counts.get(name) ?? 0
    if (count !== rows) throw damaged(file, `${count} rows of ${name} in place of ${rows}`)
  }
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
  if (manifest.format === formats.dump) await readDump(folder, manifest.dump, manifest.tables, signal)
  else for (const table of manifest.tables) await readTable(folder, table, signal)
}

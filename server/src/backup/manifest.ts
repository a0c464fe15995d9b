import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readWords } from '@liftwatch/core/files/read-words'
import { z } from 'zod'
import { BackupRefusal, exits } from './refusal'

/** How rows are written: each table to a file of its own, or all to one by pg_dump. A program refuses a number that is newer than its own. */
export const formats = { copies: 1, dump: 2 } as const

/** A backup is a folder of this name, by the time of the database when it began. */
export const backupName = /^liftwatch-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

const manifestFile = 'manifest.json'
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
/** A name of the schema, which is also that of a file: it leads nowhere else. */
const name = z.string().regex(/^\w{1,63}$/)

const literal = String.raw`(?:'[^']*'|-?\d+|MINVALUE|MAXVALUE)`
const literals = String.raw`\(${literal}(?:, ${literal})*\)`
/** What PostgreSQL says of a partition's bounds, and nothing else that it would carry out. */
const bounds = z
  .string()
  .regex(new RegExp(`^(?:DEFAULT|FOR VALUES (?:FROM ${literals} TO ${literals}|IN ${literals}))$`))

const fileFacts = z.object({ bytes: z.int().min(0), sha256 })
const tableFacts = z.object({ name, columns: z.array(name).min(1), rows: z.int().min(0) })
const copiedTable = tableFacts.extend(fileFacts.shape)

const partition = z.object({
  root: name,
  name,
  bounds,
  /** Its storage parameters, as PostgreSQL lists them. */
  options: z.array(z.string().regex(/^\w+=[\w.]+$/)),
})

const sequence = z.object({ name, lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })

const estateFacts = {
  /** Of the program that wrote it. */
  version: z.string(),
  /** The same for all backups of one estate, and for those of what was restored from them: it comes of the secret key. */
  estate: z.string().regex(/^[0-9a-f]{16}$/),
  /** By the clock of the database. */
  takenAt: z.iso.datetime(),
  timeZone: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ when: z.int(), hash: z.string() })).min(1),
  partitions: z.array(partition),
  sequences: z.array(sequence),
  secretKey: z.object({ sha256 }),
}

const copies = z.object({
  format: z.literal(formats.copies),
  ...estateFacts,
  tables: z.array(copiedTable).min(1),
})

const dumped = z.object({
  format: z.literal(formats.dump),
  ...estateFacts,
  tables: z.array(tableFacts).min(1),
  /** `major`: the version of the pg_dump that wrote it; older ones of pg_restore may not read it. */
  dump: fileFacts.extend({ major: z.int() }),
})

const manifest = z.discriminatedUnion('format', [copies, dumped])

export type Manifest = z.infer<typeof manifest>
export type FileFacts = z.infer<typeof fileFacts>
export type TableFacts = z.infer<typeof tableFacts>
export type CopiedTable = z.infer<typeof copiedTable>
export type DumpFacts = z.infer<typeof dumped>['dump']
export type Partition = z.infer<typeof partition>
export type Sequence = z.infer<typeof sequence>

export function manifestIn(folder: string): string {
  return join(folder, manifestFile)
}

export function fileOf(folder: string, table: string): string {
  return join(folder, `${table}.copy.gz`)
}

/** How many bytes all rows take in the backup. */
export function bytesOf(backup: Manifest): number {
  return backup.format === formats.dump ? backup.dump.bytes : backup.tables.reduce((sum, table) => sum + table.bytes, 0)
}

export function dumpIn(folder: string): string {
  return join(folder, 'database.dump')
}

export function keyIn(folder: string): string {
  return join(folder, 'secret-key')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a backup says of itself. Errors: BackupRefusal where there is none, or of a later program, or damaged. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = manifestIn(folder)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new BackupRefusal(exits.usage, `${folder} is no backup: ${file} cannot be read: ${readWords(error)}.`)
  })
  const value = parsed(text)
  const format = z.object({ format: z.int() }).safeParse(value)
  if (format.success && format.data.format > formats.dump) {
    throw new BackupRefusal(exits.usage, `${folder} was made by a newer Liftwatch; restore it with that version.`)
  }
  const read = manifest.safeParse(value)
  if (read.success) return read.data
  const where = read.error.issues[0]?.path.join('.') ?? ''
  const what = value === undefined || where === '' ? 'it is not whole' : `${where} is not as it is written`
  throw new BackupRefusal(exits.usage, `${file} is damaged: ${what}. Take another backup.`)
}

import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { countRows, type Table } from './catalog'
import { gzipLevel, unwritten } from './copy-out'
import { libpqSettings } from './libpq-settings'
import { dumpIn, type DumpFacts, type TableFacts } from './manifest'
import { measured } from './measured'
import { outputOf, requirePgProgram } from './pg-program'
import { tablesWithinMs } from './snapshot'

/** Which pg_dump there is for this database. Errors: BackupRefusal where none is new enough, or what reads its files is not there. */
export async function requirePgDump(client: Client): Promise<number> {
  const { rows } = await client.query<{ major: number }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS major`,
  )
  const major = await requirePgProgram('pg_dump', rows[0]!.major)
  await requirePgProgram('pg_restore', major)
  return major
}

async function countTables(client: Client, tables: readonly Table[], signal: AbortSignal): Promise<TableFacts[]> {
  const counted: TableFacts[] = []
  for (const { name, columns } of tables) {
    signal.throwIfAborted()
    counted.push({ name, columns: [...columns], rows: await countRows(client, name) })
  }
  return counted
}

/**
 * Has pg_dump write the database as the client's transaction sees it, to one file, no faster than the disk takes it. What has partitions is
 * written as one table: a restore may have other months. Errors: BackupRefusal.
 */
export async function dumpOut(
  client: Client,
  {
    tables,
    url,
    major,
  }: { readonly tables: readonly Table[]; readonly url: string | undefined; readonly major: number },
  folder: string,
  signal: AbortSignal,
): Promise<{ readonly tables: TableFacts[]; readonly dump: DumpFacts }> {
  const file = dumpIn(folder)
  const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id')
  const args = [
    `--snapshot=${rows[0]!.id}`,
    // Behind a migration that waits for this very backup it would wait for ever.
    `--lock-wait-timeout=${tablesWithinMs}`,
    '--format=custom',
    `--compress=${gzipLevel}`,
    '--encoding=UTF8',
    '--load-via-partition-root',
    '--no-password',
  ]
  const written = measured()
  try {
    const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(outputOf('pg_dump', args, libpqSettings(client, url), signal), written.through, target, { signal })
  } catch (error) {
    throw unwritten(file, error)
  }
  return { tables: await countTables(client, tables, signal), dump: { major, ...written.facts() } }
}

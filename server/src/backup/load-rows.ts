import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { escapeIdentifier, type Client } from 'pg'
import { from } from 'pg-copy-streams'
import { countRows, inPublic } from './catalog'
import { dumpScript, rowBlocks } from './dump-blocks'
import { fileOf, formats, type Manifest, type TableFacts } from './manifest'
import { BackupRefusal, exits } from './refusal'

function copyInto(client: Client, table: string, columns: readonly string[]) {
  return client.query(from(`COPY ${inPublic(table)} (${columns.map(escapeIdentifier).join(', ')}) FROM STDIN`))
}

async function loadCopies(client: Client, folder: string, tables: readonly TableFacts[], signal: AbortSignal) {
  for (const { name, columns } of tables) {
    const file = createReadStream(fileOf(folder, name))
    await pipeline(file, createGunzip(), copyInto(client, name, columns), { signal })
  }
}

async function loadDump(client: Client, folder: string, tables: readonly TableFacts[], signal: AbortSignal) {
  const known = new Set(tables.map(({ name }) => name))
  for await (const { table, columns, rows } of rowBlocks(dumpScript(folder, signal))) {
    if (known.has(table)) await pipeline(rows, copyInto(client, table, columns), { signal })
  }
}

/** Reads the rows of these tables, which are empty, from a backup. Errors: BackupRefusal where there are not as many then as were written. */
export async function loadRows(
  client: Client,
  { format }: Manifest,
  folder: string,
  tables: readonly TableFacts[],
  signal: AbortSignal,
): Promise<void> {
  const load = format === formats.copies ? loadCopies : loadDump
  await load(client, folder, tables, signal)
  for (const { name, rows } of tables) {
    const count = await countRows(client, name)
    if (count === rows) continue
    throw new BackupRefusal(exits.failed, `${name} has ${count} rows in place of ${rows}; nothing was restored.`)
  }
}

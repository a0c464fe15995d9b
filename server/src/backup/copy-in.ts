import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { escapeIdentifier, type Client } from 'pg'
import { from } from 'pg-copy-streams'
import { inPublic } from './catalog'
import { fileOf, type TableFacts } from './manifest'
import { BackupRefusal, exits } from './refusal'

async function countRows(client: Client, name: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*) FROM ${inPublic(name)}`)
  return rows[0]!.count
}

/** Reads a table's file into the table, which is empty. Errors: BackupRefusal where there are not as many rows then as were written. */
export async function copyIn(client: Client, folder: string, table: TableFacts, signal: AbortSignal): Promise<void> {
  const columns = table.columns.map(escapeIdentifier).join(', ')
  const rows = client.query(from(`COPY ${inPublic(table.name)} (${columns}) FROM STDIN`))
  await pipeline(createReadStream(fileOf(folder, table.name)), createGunzip(), rows, { signal })
  const count = await countRows(client, table.name)
  if (count === table.rows) return
  throw new BackupRefusal(
    exits.failed,
    `${table.name} has ${count} rows in place of ${table.rows}; nothing was restored.`,
  )
}

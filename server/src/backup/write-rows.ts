import type { Client } from 'pg'
import type { Table } from './catalog'
import { copyOut } from './copy-out'
import { dumpOut, requirePgDump } from './dump-out'
import { formats, type CopiedTable, type Manifest } from './manifest'

type OfRows = 'format' | 'tables' | 'dump'
/** What a manifest says of its rows. */
type WrittenRows = Manifest extends infer One ? (One extends Manifest ? Pick<One, OfRows & keyof One> : never) : never

/** Writes all rows of these tables, as the client's transaction sees them, into a folder. Errors: BackupRefusal. */
export type RowWriter = (tables: readonly Table[], folder: string, signal: AbortSignal) => Promise<WrittenRows>

function copiesOf(client: Client): RowWriter {
  return async (tables, folder, signal) => {
    const copied: CopiedTable[] = []
    for (const table of tables) copied.push(await copyOut(client, table, folder, signal))
    return { format: formats.copies, tables: copied }
  }
}

/**
 * How rows are to be written: by copies of the tables, or by the machine's pg_dump; `url` is the database's, where it has one. Errors:
 * BackupRefusal where there is no pg_dump that can.
 */
export async function rowWriter(client: Client, url: string | undefined, isDump: boolean): Promise<RowWriter> {
  if (!isDump) return copiesOf(client)
  const major = await requirePgDump(client)
  return async (tables, folder, signal) => ({
    format: formats.dump,
    ...(await dumpOut(client, { tables, url, major }, folder, signal)),
  })
}

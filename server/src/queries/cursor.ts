import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/connect'
import type { RowSource, SummedRows } from './row-source'
import { listRows } from './rows'

/** So many rows are in memory at a time, however many there are. */
const rowsAtOnce = 1_000

/** Reads all rows through a cursor, batch after batch. Once in a transaction. */
async function* fetchRows<Row>(
  tx: Database,
  { query, toRow }: { readonly query: SQL; readonly toRow: RowSource<Row>['toRow'] },
): AsyncGenerator<Row[]> {
  // All rows are wanted, so the plan that has the last one soonest is the best.
  await tx.execute(sql`SET LOCAL cursor_tuple_fraction = 1`)
  // Putting 100,000 rows in order on disk takes as long as reading them does.
  await tx.execute(sql`SET LOCAL work_mem = '64MB'`)
  await tx.execute(sql`DECLARE exported NO SCROLL CURSOR FOR ${query}`)
  const fetch = () => listRows(tx, sql`FETCH FORWARD ${sql.raw(String(rowsAtOnce))} FROM exported`)
  let next = fetch()
  while (true) {
    const batch = await next
    const isLast = batch.length < rowsAtOnce
    // The database reads on while these are written. Code that stops here is not informed how that ended.
    if (!isLast) (next = fetch()).catch(() => {})
    if (batch.length > 0) yield batch.map(row => toRow(row as never))
    if (isLast) return
  }
}

async function* atOnce<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  if (rows.length > 0) yield rows
}

/** All rows, batch after batch, and how many they are; rows have at least the fields named. Once in a transaction. */
export async function openRows<Row>(
  tx: Database,
  source: RowSource<Row> | SummedRows<Row>,
  fields: readonly string[] | undefined,
): Promise<{ readonly rowCnt: number; readonly batches: AsyncGenerator<readonly Row[]> }> {
  // A file has time; those who wait for a page need the other cores.
  await tx.execute(sql`SET LOCAL max_parallel_workers_per_gather = 0`)
  if (!('rows' in source)) {
    const { query, toRow } = source
    return { rowCnt: await source.count(tx), batches: fetchRows(tx, { query: query(fields), toRow }) }
  }
  const rows = await source.rows(tx)
  return { rowCnt: rows.length, batches: atOnce(rows) }
}

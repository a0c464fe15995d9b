import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { listRows } from './rows'

/** So many rows are in memory at a time, however many there are. */
const rowsAtOnce = 1_000

/** A statement of any number of rows, and how each becomes a row of the contract. */
export interface RowSource<Row> {
  readonly query: SQL
  readonly toRow: (read: never) => Row
}

/** Reads all rows through a cursor, batch after batch. Once in a transaction. */
export async function* readRows<Row>(tx: Database, { query, toRow }: RowSource<Row>): AsyncGenerator<Row[]> {
  // All rows are wanted, so the plan that has the last one soonest is the best.
  await tx.execute(sql`SET LOCAL cursor_tuple_fraction = 1`)
  await tx.execute(sql`DECLARE exported NO SCROLL CURSOR FOR ${query}`)
  while (true) {
    const batch = await listRows(tx, sql`FETCH FORWARD ${sql.raw(String(rowsAtOnce))} FROM exported`)
    if (batch.length > 0) yield batch.map(row => toRow(row as never))
    if (batch.length < rowsAtOnce) return
  }
}

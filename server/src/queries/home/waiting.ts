import { sql, type SQL } from 'drizzle-orm'
import { homeWaitingRows } from '@liftwatch/core/limits'
import type { Database } from '../../db/connect'
import { readRows, type RowSource } from '../row-source'
import { findRow } from '../rows'

/** How many rows of a FROM with its WHERE meet each condition, in one reading. */
export async function countEach<Name extends string>(
  tx: Database,
  from: SQL,
  conditions: Readonly<Record<Name, SQL>>,
): Promise<Record<Name, number>> {
  const counts = Object.entries<SQL>(conditions).map(
    ([name, condition]) => sql`count(*) FILTER (WHERE ${condition}) AS ${sql.identifier(name)}`,
  )
  return (await findRow<Record<Name, number>>(tx, sql`SELECT ${sql.join(counts, sql`, `)} ${from}`))!
}

/** The first few of what waits for a person; of nothing none is read. */
export async function listWaiting<Row>(tx: Database, source: RowSource<Row>, waitingCnt: number): Promise<Row[]> {
  return waitingCnt === 0 ? [] : readRows(tx, source, { page: 0, size: homeWaitingRows })
}

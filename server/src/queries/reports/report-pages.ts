import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connect'
import type { RowSource, SummedRows } from '../cursor'
import { listRows, type PageOfRows } from '../rows'

/** A page of a report's rows, and how many rows it has. */
export async function readPage<Row>(
  db: Database,
  source: RowSource<Row> | SummedRows<Row>,
  { page, size }: PageOfRows,
): Promise<{ content: Row[]; totalElements: number }> {
  if ('rows' in source) {
    const rows = await source.rows(db)
    return { content: rows.slice(page * size, (page + 1) * size), totalElements: rows.length }
  }
  const [content, totalElements] = await Promise.all([
    listRows(db, source.page?.({ page, size }) ?? sql`${source.query()} LIMIT ${size} OFFSET ${page * size}`),
    source.count(db),
  ])
  return { content: content.map(row => source.toRow(row as never)), totalElements }
}

import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { selectList, type ReadColumns } from './read-columns'
import { findRow, listRows, type PageOfRows } from './rows'

/** A statement of any number of rows, and how each becomes a row of the contract. */
export interface RowSource<Row> {
  /** Fields may be named that rows need have; without them they have all. */
  readonly query: (fields?: readonly string[]) => SQL
  /** A page of them, where that is had sooner than by leaving out all others. */
  readonly page?: (wanted: PageOfRows) => SQL
  /** How many rows there are. */
  readonly count: (tx: Database) => Promise<number>
  readonly toRow: (read: never) => Row
}

/** Rows that are few, because each sums many up: read at once. */
export interface SummedRows<Row> {
  readonly rows: (tx: Database) => Promise<readonly Row[]>
}

/** The parts of a statement that a list or a report is made of. */
export interface Selection<Row> extends ReadColumns {
  /** FROM: all that conditions and orders read, and so all that is joined to count. */
  readonly searched: SQL
  /** Joined besides for what is only shown. */
  readonly shown?: SQL
  /** What tells one row from all others. */
  readonly id: SQL
  readonly where: SQL
  /** A total one. */
  readonly order: SQL
  readonly toRow: (read: never) => Row
  /** How many there are, where that is known sooner than by counting them. */
  readonly count?: RowSource<Row>['count']
}

async function countOf(tx: Database, searched: SQL, where: SQL): Promise<number> {
  const row = await findRow<{ count: number }>(tx, sql`SELECT count(*) AS count FROM ${searched} WHERE ${where}`)
  return row!.count
}

/** As part of the text, for how many rows are wanted decides of the plan. */
function limitOf({ page, size }: PageOfRows): SQL {
  return sql`LIMIT ${size} OFFSET ${page * size}`.inlineParams()
}

/** The rows of a selection: page by page, all of them, and how many. */
export function selectRows<Row>(selection: Selection<Row>): RowSource<Row> {
  const { searched, shown = sql``, id, where, order, toRow, count } = selection
  return {
    query: fields =>
      sql`SELECT ${selectList(selection, fields)} FROM ${searched} ${shown} WHERE ${where} ORDER BY ${order}`,
    // What a page does not show is never joined.
    page: ({ page, size }) => {
      const chosen = sql`SELECT ${id} FROM ${searched} WHERE ${where} ORDER BY ${order} ${limitOf({ page, size })}`
      return sql`
        SELECT ${selectList(selection)} FROM ${searched} ${shown} WHERE ${id} = ANY(ARRAY(${chosen})) ORDER BY ${order}`
    },
    toRow,
    count: count ?? (tx => countOf(tx, searched, where)),
  }
}

/** The statement of a page of the rows. */
export function pageOf({ query, page }: RowSource<unknown>, wanted: PageOfRows): SQL {
  return page ? page(wanted) : sql`${query()} ${limitOf(wanted)}`
}

/** Some of the rows, or all of them. */
export async function readRows<Row>(db: Database, source: RowSource<Row>, wanted?: PageOfRows): Promise<Row[]> {
  const rows = await listRows(db, wanted ? pageOf(source, wanted) : source.query())
  return rows.map(row => source.toRow(row as never))
}

/** A page of rows, and how many rows there are. */
export async function readPage<Row>(
  db: Database,
  source: RowSource<Row> | SummedRows<Row>,
  wanted: PageOfRows,
): Promise<{ content: Row[]; totalElements: number }> {
  if ('rows' in source) {
    const rows = await source.rows(db)
    const { page, size } = wanted
    return { content: rows.slice(page * size, (page + 1) * size), totalElements: rows.length }
  }
  const [content, totalElements] = await Promise.all([readRows(db, source, wanted), source.count(db)])
  return { content, totalElements }
}

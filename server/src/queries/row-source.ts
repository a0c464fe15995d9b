import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { selectList, type ReadColumns } from './read-columns'
import { findRow, listRows, type PageOfRows } from './rows'

/** A statement of any number of rows, and how each becomes a row of the contract. */
export interface RowSource<Row> {
  /** Fields may be named that rows need have; without them they have all. */
  readonly query: (fields?: readonly string[]) => SQL
  /** A page of them, where that is had sooner than by leaving out all others; of the rows that meet one of its windows. */
  readonly page?: (wanted: PageOfRows, window?: SQL) => SQL
  /** Conditions, each weaker than the one before: what meets one is before all that does not, so that a page full of such rows is the page. */
  readonly windows?: readonly SQL[]
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
  readonly windows?: RowSource<Row>['windows']
  /** Whether its conditions say where its rows are stored: the rows of a page are then looked for there alone. */
  readonly isPlaced?: boolean
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
  const { searched, shown = sql``, id, where, order, toRow, count, windows = [], isPlaced = false } = selection
  return {
    query: fields =>
      sql`SELECT ${selectList(selection, fields)} FROM ${searched} ${shown} WHERE ${where} ORDER BY ${order}`,
    // What a page does not show is never joined.
    page: ({ page, size }, window) => {
      const within = window ? sql`AND ${window}` : sql``
      const chosen = sql`SELECT ${id} FROM ${searched} WHERE ${where} ${within} ORDER BY ${order} ${limitOf({ page, size })}`
      return sql`
        SELECT ${selectList(selection)} FROM ${searched} ${shown}
        WHERE ${id} = ANY(ARRAY(${chosen})) ${isPlaced ? sql`AND ${where}` : sql``} ${within} ORDER BY ${order}`
    },
    windows,
    toRow,
    count: count ?? (tx => countOf(tx, searched, where)),
  }
}

/** The statement of a page of the rows. */
export function pageOf({ query, page }: RowSource<unknown>, wanted: PageOfRows, window?: SQL): SQL {
  return page ? page(wanted, window) : sql`${query()} ${limitOf(wanted)}`
}

/** Some of the rows, or all of them. */
export async function readRows<Row>(db: Database, source: RowSource<Row>, wanted?: PageOfRows): Promise<Row[]> {
  const rows =
    (await readWindows(db, source, wanted)) ?? (await listRows(db, wanted ? pageOf(source, wanted) : source.query()))
  return rows.map(row => source.toRow(row as never))
}

/** A page that is full with the rows of one of its windows. */
async function readWindows(
  db: Database,
  { page, windows = [] }: RowSource<unknown>,
  wanted: PageOfRows | undefined,
): Promise<unknown[] | undefined> {
  if (!wanted || !page) return undefined
  for (const window of windows) {
    const rows = await listRows(db, page(wanted, window))
    if (rows.length === wanted.size) return rows
  }
  return undefined
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

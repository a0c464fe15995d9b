import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { compareFilter, type ComparedList } from './compared-filters'
import { selectList, type ReadColumns } from './read-columns'
import { selectRows, type RowSource, type Selection } from './row-source'
import { allOf, findRow, type Sort } from './rows'

/** A list as SQL, for a reader: its pages, its count, its file and each of its rows are made of this. */
export interface ListQuery<Row, Filter, Field extends string>
  extends ReadColumns, ComparedList, Pick<Selection<Row>, 'searched' | 'shown' | 'id' | 'isPlaced' | 'toRow'> {
  /** What the reader may see at all. */
  readonly inSight: SQL
  /** What the filters ask that are not compared with columns; it is not given the others. */
  readonly conditions: (filter: Filter) => readonly (SQL | undefined)[]
  /** The id breaks their ties, in the direction of the sort. */
  readonly orders: Readonly<Record<Field, SQL>>
  /** How many match a filter, where that is known sooner than by counting them. */
  readonly count?: (tx: Database, filter: Filter) => Promise<number>
  /** Where its pages look first (`RowSource`). */
  readonly windows?: (filter: Filter, sort: Sort<Field>) => readonly SQL[]
  /** Where the rows of ids are stored, as a condition, where it takes long to look for them everywhere. */
  readonly placeOf?: (tx: Database, ids: readonly string[]) => Promise<SQL>
}

/** Any list: its rows, its filter and its orders are of its own types. */
export type AnyList = ListQuery<unknown, never, never>
export type RowOf<List extends AnyList> = ReturnType<List['toRow']>
export type FilterOf<List extends AnyList> = Parameters<List['conditions']>[0]
export type FieldOf<List extends AnyList> = keyof List['orders'] & string

export function conditionOf<Filter>(list: ListQuery<unknown, Filter, never>, filter: Filter): SQL {
  const { compared, rest } = compareFilter(list, filter)
  return allOf([list.inSight, ...compared, ...list.conditions(rest)])
}

/** The rows of a list that match a filter, in order. */
export function rowsOf<Row, Filter, Field extends string>(
  list: ListQuery<Row, Filter, Field>,
  filter: Filter,
  sort: Sort<Field>,
): RowSource<Row> {
  const direction = sql.raw(sort.direction)
  const { count, windows, ...rest } = list
  return selectRows({
    ...rest,
    where: conditionOf(list, filter),
    order: sql`${list.orders[sort.field]} ${direction}, ${list.id} ${direction}`,
    ...(count && { count: tx => count(tx, filter) }),
    ...(windows && { windows: windows(filter, sort) }),
  })
}

/** The row of an id, if its reader may see it. */
export async function findIn<Row>(
  tx: Database,
  list: ListQuery<Row, never, never>,
  id: string,
): Promise<Row | undefined> {
  const { searched, shown = sql``, placeOf } = list
  const where = allOf([sql`${list.id} = ${id}`, placeOf && (await placeOf(tx, [id])), list.inSight])
  const row = await findRow(tx, sql`SELECT ${selectList(list)} FROM ${searched} ${shown} WHERE ${where}`)
  return row === undefined ? undefined : list.toRow(row as never)
}

import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { listPrepared } from '../db/prepared'
import { pageOf, type RowSource } from './row-source'
import type { PageOfRows } from './rows'

/** A part of an answer: a JSON value by SQL, and what is made of it. */
export interface Part<Value> {
  readonly json: SQL
  readonly toValue: (read: never) => Value
}

type ValueOf<Asked> = Asked extends Part<infer Value> ? Value : null

/** All rows of a statement as a JSON array, in its order. */
function jsonRows(query: SQL): SQL {
  return sql`(SELECT coalesce(json_agg(listed), '[]') FROM (${query}) listed)`
}

/** The one row of a statement as a JSON object. */
export function jsonRow(query: SQL): SQL {
  return sql`(SELECT row_to_json(found) FROM (${query}) found)`
}

/** A part of rows that are as they are read. */
export function rowsPart<Row>(query: SQL<Row>): Part<Row[]> {
  return { json: jsonRows(query), toValue: (rows: Row[]) => rows }
}

/** A part of one row that is as it is read. */
export function rowPart<Row>(query: SQL<Row>): Part<Row> {
  return { json: jsonRow(query), toValue: (row: Row) => row }
}

/** A page of a list as a part. */
export function pagePart<Row>(source: RowSource<Row>, wanted: PageOfRows, window?: SQL): Part<Row[]> {
  return {
    json: jsonRows(pageOf(source, wanted, window)),
    toValue: (rows: readonly never[]) => rows.map(row => source.toRow(row)),
  }
}

/** Reads parts by one statement, so that they are of one moment; null for those that are not asked for. */
export async function readParts<Parts extends Readonly<Record<string, Part<unknown> | null>>>(
  tx: Database,
  parts: Parts,
): Promise<{ [Name in keyof Parts]: ValueOf<Parts[Name]> }> {
  const columns = Object.entries(parts).flatMap(([name, part]) =>
    part ? [sql`${part.json} AS ${sql.identifier(name)}`] : [],
  )
  const [read] =
    columns.length > 0 ? await listPrepared<Record<string, never>>(tx, sql`SELECT ${sql.join(columns, sql`, `)}`) : []
  const values = Object.entries(parts).map(([name, part]) => [name, part && part.toValue(read![name]!)] as const)
  return Object.fromEntries(values) as { [Name in keyof Parts]: ValueOf<Parts[Name]> }
}

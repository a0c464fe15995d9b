import { sql, type SQL } from 'drizzle-orm'
import { written, type ListWritten, type Written } from '../db/prepared'
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

export type Parts = Readonly<Record<string, Part<unknown> | null>>
export type ValuesOf<Asked extends Parts> = { [Name in keyof Asked]: ValueOf<Asked[Name]> }

/** The one statement of parts, so that they are of one moment; undefined where none is asked for. */
export function writeParts(parts: Parts): Written | undefined {
  const columns = Object.entries(parts).flatMap(([name, part]) =>
    part ? [sql`${part.json} AS ${sql.identifier(name)}`] : [],
  )
  return columns.length === 0 ? undefined : written(sql`SELECT ${sql.join(columns, sql`, `)}`)
}

/** Reads parts by their statement; null for those that are not asked for. */
export async function readParts<Asked extends Parts>(
  list: ListWritten,
  parts: Asked,
  statement: Written | undefined,
): Promise<ValuesOf<Asked>> {
  const [read] = statement ? await list<Record<string, never>>(statement) : []
  const values = Object.entries(parts).map(([name, part]) => [name, part && part.toValue(read![name]!)] as const)
  return Object.fromEntries(values) as ValuesOf<Asked>
}

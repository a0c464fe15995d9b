import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/connect'

/** Runs plain SQL and answers its rows; the shape is the query's own to know. */
export async function listRows<Row>(tx: Database, query: SQL): Promise<Row[]> {
  const { rows } = await tx.execute(query)
  return rows as Row[]
}

/** The first row, if there is one. */
export async function findRow<Row>(tx: Database, query: SQL): Promise<Row | undefined> {
  return (await listRows<Row>(tx, query))[0]
}

/** Which rows of a list: pages are counted from 0. */
export interface PageOfRows {
  readonly page: number
  readonly size: number
}

export interface Sort<Field extends string> {
  readonly field: Field
  readonly direction: 'ASC' | 'DESC'
}

/** Without what has a meaning in patterns. */
function literal(typed: string): string {
  return typed.replace(/[\\%_]/g, '\\$&')
}

/** Matches a whole text, without regard to case. */
export function isText(column: SQL, typed: string): SQL {
  return sql`${column} ILIKE ${literal(typed)}`
}

/** Matches a search box from the beginning, without regard to case; an empty box matches all. */
export function startsWith(column: SQL, typed: string | undefined): SQL | undefined {
  if (!typed) return undefined
  return sql`${column} ILIKE ${literal(typed)} || '%'`
}

/** Matches a part of a text, without regard to case. */
export function hasPart(column: SQL, typed: string): SQL {
  return sql`${column} ILIKE '%' || ${literal(typed)} || '%'`
}

/** The pattern of a text that begins so, for columns that are compared in lower case. */
export function startPattern(typed: string): string {
  return `${literal(typed.toLowerCase())}%`
}

/** Matches a search box from the beginning of any word, without regard to case; an empty box matches all. */
export function startsWord(column: SQL, typed: string | undefined): SQL | undefined {
  if (!typed) return undefined
  return sql`(${startsWith(column, typed)} OR ${column} ILIKE '% ' || ${literal(typed)} || '%')`
}

/** Matches a search box from the beginning of any word of a text that is stored in lower case, each word after a space. */
export function hasWord(stored: SQL, typed: string): SQL {
  return sql`${stored} LIKE '% ' || lower(${literal(typed)}) || '%'`
}

/** Any of several values; no value at all is no condition. */
export function anyOf(
  column: SQL,
  values: readonly (string | number)[] | undefined,
  type: 'text' | 'int',
): SQL | undefined {
  if (!values || values.length === 0) return undefined
  return sql`${column} = ANY(${sql.param([...values])}::${sql.raw(type)}[])`
}

/** Joins the conditions that are there. */
export function allOf(conditions: readonly (SQL | undefined)[]): SQL {
  const present = conditions.filter(condition => condition !== undefined)
  return present.length > 0 ? sql.join(present, sql` AND `) : sql`true`
}

/** A filter by something that is so, or is not; absent it leaves no trace. */
export function whether(condition: SQL, wanted: 'true' | 'false' | undefined): SQL | undefined {
  if (wanted === undefined) return undefined
  return wanted === 'true' ? condition : sql`NOT ${condition}`
}

/** Someone, as an answer names them; null where there is no one. */
export function namedPerson(id: SQL, name: SQL): SQL {
  return sql`CASE WHEN ${id} IS NOT NULL THEN jsonb_build_object('id', ${id}, 'name', ${name}) END`
}

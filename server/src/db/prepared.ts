import { SQL, type Query } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './connect'

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Each connection holds the plans of all that it has prepared, for as long as it lives. A kind of reader of the home page has five texts,
 * and who calls is found by some ten.
 */
const namesMost = 64
const names = new Map<string, string>()

/** The name under which connections have a text planned; undefined, and it is planned each time, where there are too many. */
export function planNameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= namesMost) return known
  const name = `liftwatch_${names.size + 1}`
  names.set(text, name)
  return name
}

/** A statement as PostgreSQL is given it. */
export type Written = Pick<Query, 'sql' | 'params'>

/** Lists the rows of a statement, by connections that are known already. */
export type ListWritten = <Row>(statement: Written) => Promise<Row[]>

export function written(query: SQL): Written {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return { sql: text, params }
}

/**
 * Runs a long statement whose text is the same each time: a connection plans it once, where planning takes longer than running it. What
 * decides of its plan, as the predicate of an index does, is to be part of the text.
 */
export async function listPrepared<Row>(tx: Database, query: SQL | Written): Promise<Row[]> {
  const { sql: text, params } = query instanceof SQL ? written(query) : query
  const prepared = tx._.session.prepareQuery({ sql: text, params }, undefined, planNameOf(text), false)
  const { rows } = (await prepared.execute()) as { readonly rows: Row[] }
  return rows
}

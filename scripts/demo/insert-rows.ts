import { getTableColumns, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../server/src/db/connect'

const rowsAtOnce = 5_000

/**
 * Inserts many rows, so many as one parameter: with one for each field, half of the time of a first start went into writing the statements.
 * A field that no row has is left to its default; one that some lack is null in those.
 */
export async function insertRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => rows.some(row => field in row))
  const fields = columns.map(([field]) => sql.identifier(field))
  const names = columns.map(([field]) => sql.identifier(toSnakeCase(field)))
  const types = columns.map(([field, column]) => sql`${sql.identifier(field)} ${sql.raw(column.getSQLType())}`)
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx.execute(sql`
      INSERT INTO ${table} (${sql.join(names, sql`, `)}) SELECT ${sql.join(fields, sql`, `)}
      FROM json_to_recordset(${JSON.stringify(rows.slice(from, from + rowsAtOnce))}::json) AS given (${sql.join(types, sql`, `)})`)
  }
}

import { sql, type SQL } from 'drizzle-orm'

const draws = 32

/** A number from 0 to 1 that PostgreSQL draws for a row: the same one each time, and another for each use of the row. */
export function draw(row: SQL, use: number): SQL {
  return sql`((hashint4((${row}) * ${sql.raw(String(draws))} + ${sql.raw(String(use))}) & 2147483647) / 2147483647.0::float8)`
}

/** One of the values, each as likely as it is often there. */
export function pick(values: readonly (number | string)[], type: 'int' | 'text', drawn: SQL): SQL {
  const list = sql`${sql.param(values)}::${sql.raw(type)}[]`
  return sql`(${list})[1 + least(${values.length - 1}::int, floor(${drawn} * ${values.length}::int)::int)]`
}

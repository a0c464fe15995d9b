import { sql, type SQL } from 'drizzle-orm'

/** What the rows of a statement are made of. */
export interface ReadColumns {
  /** Each by the name under which the statement answers it. */
  readonly columns: Readonly<Record<string, SQL>>
  /**
   * Of which of them a field of the contract is made, where it is not the one of its name. Rows of a list that does not say so are
   * always read whole.
   */
  readonly madeOf?: Readonly<Record<string, readonly string[]>>
}

/**
 * The columns as a statement lists them: all, or those that some fields are made of. Of very many rows, to answer and to take apart
 * what no one wants takes longer than the rest.
 */
export function selectList({ columns, madeOf }: ReadColumns, fields?: readonly string[]): SQL {
  const names = fields && madeOf ? new Set(fields.flatMap(field => madeOf[field] ?? field)) : Object.keys(columns)
  const list = [...names].map(name => {
    const column = columns[name]
    if (!column) throw new Error(`no column is read for ${name}`)
    return sql`${column} AS ${sql.identifier(name)}`
  })
  return sql.join(list, sql`, `)
}

import type { Table } from './table'

/** The lines that people read some rows as, in their order. */
export function linesOf<Row>({ lines }: Pick<Table<Row>, 'lines'>, rows: readonly Row[]): readonly Row[] {
  return lines ? rows.flatMap(row => lines.of(row) as readonly Row[]) : rows
}

/** The table where a row has to be one line: with the columns that say together what its lines say. */
export function asWholeRows<Row>(table: Table<Row>): Table<Row> {
  const { columns, terminalColumns = [], lines } = table
  if (!lines) return table
  return { ...table, columns: [...columns.filter(({ key }) => !lines.columns.includes(key)), ...terminalColumns] }
}

import type { Table, TableColumn } from './table'

/** What a row is called where one has to say which it is: the first column that is always there as text. */
export function nameColumn<Row>(table: Table<Row>): TableColumn<Row> {
  return table.columns.find(column => column.isFixed && column.kind === 'text') ?? table.columns[0]!
}

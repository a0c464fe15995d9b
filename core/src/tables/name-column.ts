import type { Table, TableColumn } from './table'

/** What a row is called where one has to say which it is: the first column that is always there as text, or failing that at all. */
export function nameColumn<Row>({ columns }: Table<Row>): TableColumn<Row> {
  const fixed = columns.filter(({ isFixed }) => isFixed)
  return fixed.find(({ kind }) => kind === 'text') ?? fixed[0] ?? columns[0]!
}

import type { Table, TableColumn } from './table'

/** A field that no screen has a column for. */
function fieldColumn<Row>(name: string): TableColumn<Row> {
  const value = (row: Row) => (row as Readonly<Record<string, string | number | null>>)[name] ?? null
  return { key: name, header: 'alarms.fields.id', kind: 'text', width: 36, value }
}

/**
 * What programs get of a table, in its order: a column for each of its fields, by its name in JSON and CSV. Their values are codes where
 * a column has them.
 */
export function scriptColumns<Row>({
  columns,
  terminalColumns = [],
  fields,
}: Pick<Table<Row>, 'columns' | 'terminalColumns' | 'fields'>): readonly TableColumn<Row>[] {
  const byName = new Map(
    [...columns, ...terminalColumns]
      .filter(({ isForPeople }) => !isForPeople)
      .map(column => [column.field ?? column.key, column]),
  )
  return (fields ?? [...byName.keys()]).map(name => byName.get(name) ?? fieldColumn<Row>(name))
}

import type { Table, TableColumn } from './table'

/** The column of a key as terminals have it; there is none of another key. */
export function findTerminalColumn<Row>({ columns, terminalColumns = [] }: Table<Row>, key: string): TableColumn<Row> {
  const column = [...terminalColumns, ...columns].find(one => one.key === key)
  if (!column) throw new Error(`no column ${key}`)
  return column
}

import type { ColumnPreference } from '../contract/properties'
import type { Table, TableColumn } from './table'

/** A table's column as its reader has it. */
interface ChosenColumn<Row> {
  readonly column: TableColumn<Row>
  readonly isShown: boolean
}

type Saved = readonly Pick<ColumnPreference, 'key' | 'view'>[]

function asGiven<Row>(column: TableColumn<Row>): ChosenColumn<Row> {
  return { column, isShown: column.isFixed === true || !column.isExtra }
}

/**
 * All columns of a table in their reader's order. Columns that a newer version brought come after those that they follow in the
 * table; saved keys that no column has are dropped; fixed columns are shown whatever was saved.
 */
function chosenColumns<Row>(table: Table<Row>, saved: Saved = []): ChosenColumn<Row>[] {
  const byKey = new Map(table.columns.map(column => [column.key, column]))
  const chosen = new Map<string, ChosenColumn<Row>>()
  for (const { key, view } of saved) {
    const column = byKey.get(key)
    if (column && !chosen.has(key)) chosen.set(key, { column, isShown: view || column.isFixed === true })
  }
  const inOrder = [...chosen.values()]
  for (const [index, column] of table.columns.entries()) {
    if (chosen.has(column.key)) continue
    const before = table.columns[index - 1]
    inOrder.splice(inOrder.findIndex(other => other.column === before) + 1, 0, asGiven(column))
  }
  return inOrder
}

/** Every column of a table as the wire has it, after what was saved; without that, in the table's order and without the extra ones. */
export function tablePreference<Row>(
  table: Table<Row>,
  nameOf: (column: TableColumn<Row>) => string,
  saved?: Saved,
): ColumnPreference[] {
  return chosenColumns(table, saved).map(({ column, isShown }) => ({
    key: column.key,
    name: nameOf(column),
    view: isShown,
    detectable: column.isFixed !== true,
  }))
}

/** The columns to show, in the order chosen; a preference that is not known yet leaves the table's own choice. */
export function shownColumns<Row>(table: Table<Row>, saved: Saved | undefined): TableColumn<Row>[] {
  return chosenColumns(table, saved)
    .filter(({ isShown }) => isShown)
    .map(({ column }) => column)
}

import { AppError } from '@liftwatch/core/errors'
import { scriptColumns } from '@liftwatch/core/tables/script-columns'
import { shownColumns } from '@liftwatch/core/tables/shown-columns'
import type { Table, TableColumn } from '@liftwatch/core/tables/table'
import type { Database } from '../db/connect'
import { findTablePreference } from '../queries/table-preferences'

interface ExportedTable<Row> {
  readonly table: Table<Row>
  /** Shown only where they are asked for. */
  readonly namedColumns?: readonly TableColumn<Row>[] | undefined
}

/**
 * The columns asked for, else those that the user has chosen; for programs by their names of JSON and CSV, else all.
 * Errors: bad-input where there is no such column.
 */
export async function exportColumns<Row>(
  db: Database,
  { table, namedColumns = [] }: ExportedTable<Row>,
  userId: string,
  {
    columns: asked,
    isForPrograms,
  }: { readonly columns: readonly string[] | undefined; readonly isForPrograms: boolean },
): Promise<readonly TableColumn<Row>[]> {
  const scripts = isForPrograms ? scriptColumns(table) : undefined
  if (!asked || asked.length === 0)
    return scripts ?? shownColumns(table, await findTablePreference(db, userId, table.type))
  const all = [...(scripts ?? table.columns), ...namedColumns]
  const nameOf = ({ key, field = key }: TableColumn<Row>) => (isForPrograms ? field : key)
  return [...new Set(asked)].map(key => {
    const column = all.find(column => nameOf(column) === key)
    if (column) return column
    const known = all.map(nameOf).join(', ')
    throw new AppError('bad-input', { errors: [{ path: 'columns', message: `has no ${key}; there are ${known}` }] })
  })
}

import { AppError } from '@liftwatch/core/errors'
import { shownColumns } from '@liftwatch/core/tables/shown-columns'
import type { Table, TableColumn } from '@liftwatch/core/tables/table'
import type { Database } from '../db/connect'
import { findTablePreference } from '../queries/table-preferences'

interface ExportedTable<Row> {
  readonly table: Table<Row>
  /** Shown only where they are asked for. */
  readonly namedColumns?: readonly TableColumn<Row>[] | undefined
}

/** The columns asked for, else those that the user has chosen. Errors: bad-input where there is no such column. */
export async function exportColumns<Row>(
  db: Database,
  { table, namedColumns = [] }: ExportedTable<Row>,
  userId: string,
  asked: readonly string[] | undefined,
): Promise<readonly TableColumn<Row>[]> {
  if (!asked || asked.length === 0) return shownColumns(table, await findTablePreference(db, userId, table.type))
  const all = [...table.columns, ...namedColumns]
  return [...new Set(asked)].map(key => {
    const column = all.find(column => column.key === key)
    if (column) return column
    const known = all.map(column => column.key).join(', ')
    throw new AppError('bad-input', { errors: [{ path: 'columns', message: `has no ${key}; there are ${known}` }] })
  })
}

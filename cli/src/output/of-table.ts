import { scriptColumns } from '@liftwatch/core/tables/script-columns'
import type { Table, TableColumn } from '@liftwatch/core/tables/table'
import { formatDuration, formatInstant } from '@liftwatch/core/text/format'
import { formatIso } from '@liftwatch/core/text/format-iso'
import type { Column } from './columns'
import type { Reader } from './reader'
import type { Columns } from './rows'

function columnOf<Row>(column: TableColumn<Row>): Column<Row> {
  const { key, field = key, header, kind, value, code, json, tone, width, lineWidth = width, canShrink } = column
  return {
    name: field,
    header,
    plain(row, { translate, timeZone }) {
      if (code) return code(row)
      const found = value(row, translate)
      return kind === 'instant' && typeof found === 'number' ? formatIso(found, timeZone) : found
    },
    ...(json && {
      json: (row: Row, { timeZone }: Reader) => json(row, at => (at === null ? null : formatIso(at, timeZone))),
    }),
    shown(row, { translate, timeZone }) {
      const found = value(row, translate)
      if (found === null) return '-'
      if (typeof found === 'string') return found
      if (kind === 'instant') return formatInstant(found, timeZone)
      return kind === 'duration' ? formatDuration(found, translate.language) : String(found)
    },
    ...(tone && { tone }),
    canShrink: canShrink ?? false,
    lineWidth,
  }
}

/** A table as the command line has it: what scripts get, and which of it people see in a list. */
export function columnsOf<Row>(table: Table<Row>, inTable: readonly string[] | undefined = table.listed): Columns<Row> {
  const headed = new Set([...table.columns, ...(table.terminalColumns ?? [])])
  const all = scriptColumns(table).map((column): Column<Row> => {
    if (headed.has(column)) return columnOf(column)
    // By its id one asks for it again; no screen has a column for the others.
    if (column.key === 'id') return columnOf(column)
    const { name, plain, shown } = columnOf(column)
    return { name, plain, shown }
  })
  return { all, inTable: inTable?.map(name => all.find(column => column.name === name)!) ?? all }
}

/** Columns that are in no table, as scripts get them. */
export function columnsBesides<Row>(columns: readonly TableColumn<Row>[]): readonly Column<Row>[] {
  return columns.map(columnOf)
}

/** What comes a line at a time, as people watch it: without the id. */
export function linesOf<Row>({ all, inTable }: Columns<Row>): Columns<Row> {
  return { all, inTable: inTable.filter(({ name }) => name !== 'id') }
}

/** A report, all of it: whatever words do not name the row may be cut. */
export function columnsOfReport<Row>(
  table: Pick<Table<Row>, 'columns' | 'terminalColumns' | 'fields'>,
): readonly Column<Row>[] {
  return scriptColumns(table).map(shrinking)
}

/** The same as people have it on a screen. */
export function shownOfReport<Row>({ columns }: Pick<Table<Row>, 'columns'>): readonly Column<Row>[] {
  return columns.map(shrinking)
}

function shrinking<Row>(column: TableColumn<Row>): Column<Row> {
  const { kind, isFixed } = column
  return columnOf({ ...column, canShrink: (kind === 'text' || kind === 'state') && !isFixed })
}

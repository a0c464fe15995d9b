import type { Table, TableColumn } from '@liftwatch/core/tables/table'
import { formatDuration, formatInstant, formatIso } from '@liftwatch/core/text/format'
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

/** A field that no screen has a column for. */
function fieldOf<Row>(name: string): Column<Row> {
  const plain = (row: Row) => (row as Record<string, string | number | null>)[name] ?? null
  const column: Column<Row> = { name, plain, shown: row => String(plain(row) ?? '-') }
  // By its id one asks for it again.
  return name === 'id' ? { ...column, header: 'alarms.fields.id', lineWidth: 36 } : column
}

/** A table as the command line has it: what scripts get, and which of it people see in a list. */
export function columnsOf<Row>(
  { columns, terminalColumns = [], fields, listed }: Table<Row>,
  inTable: readonly string[] | undefined = listed,
): Columns<Row> {
  const byName = new Map([...columns, ...terminalColumns].map(column => [column.field ?? column.key, column]))
  const all = (fields ?? [...byName.keys()]).map(name => {
    const column = byName.get(name)
    return column ? columnOf(column) : fieldOf<Row>(name)
  })
  return { all, inTable: inTable?.map(name => all.find(column => column.name === name)!) ?? all }
}

/** What comes a line at a time, as people watch it: without the id. */
export function linesOf<Row>({ all, inTable }: Columns<Row>): Columns<Row> {
  return { all, inTable: inTable.filter(({ name }) => name !== 'id') }
}

/** A report, all of it: scripts get the words that people read, and whatever words do not name the row may be cut. */
export function columnsOfReport<Row>({ columns }: Pick<Table<Row>, 'columns'>): readonly Column<Row>[] {
  return columns.map(({ key, header, kind, width, value, isFixed }) => {
    const canShrink = (kind === 'text' || kind === 'state') && !isFixed
    return columnOf({ key, header, kind, width, value, canShrink })
  })
}

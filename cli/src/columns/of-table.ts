import type { Table, TableColumn } from '@liftwatch/core/tables/table'
import { formatDuration, formatInstant, formatIso } from '@liftwatch/core/text/format'
import type { Column } from '../output/columns'
import type { Reader } from '../output/reader'

function columnOf<Row>({ key, header, kind, value, isFixed }: TableColumn<Row>): Column<Row> {
  const cell = (row: Row, { translate }: Reader) => value(row, translate)
  return {
    name: key,
    header,
    plain(row, reader) {
      const found = cell(row, reader)
      return kind === 'instant' && typeof found === 'number' ? formatIso(found, reader.timeZone) : found
    },
    shown(row, reader) {
      const found = cell(row, reader)
      if (found === null) return '-'
      if (typeof found === 'string') return found
      if (kind === 'instant') return formatInstant(found, reader.timeZone)
      return kind === 'duration' ? formatDuration(found) : String(found)
    },
    // What names the row is never cut.
    canShrink: kind === 'text' && !isFixed,
  }
}

/** The columns of a table that the server knows as well, for scripts and for people. */
export function columnsOfTable<Row>({ columns }: Table<Row>): readonly Column<Row>[] {
  return columns.map(columnOf)
}

import { findTerminalColumn } from '@liftwatch/core/tables/terminal-column'
import type { Table, TableColumn } from '@liftwatch/core/tables/table'
import { formatShortInstant, shortInstantWidth } from '@liftwatch/core/text/format'
import type { CellContext, Placement } from '@liftwatch/core/views/resources/placement'
import { valueText } from '../facts/table-facts'
import type { Column } from './columns'

/** Of an instant with day and time. */
export const wholeInstantWidth = 'DD/MM/YYYY HH:mm:ss'.length

function widthsOf<Row>(
  { kind, width, narrow }: TableColumn<Row>,
  { minWidth, maxWidth, isWhole }: Placement<Row>,
): Pick<Column<Row>, 'minWidth' | 'maxWidth'> {
  const instantWidth = isWhole ? wholeInstantWidth : shortInstantWidth
  const [least, most] = narrow ?? (kind === 'instant' ? [instantWidth, instantWidth] : [width, width])
  return { minWidth: minWidth ?? least, maxWidth: maxWidth ?? minWidth ?? most }
}

function cellText<Row>(column: TableColumn<Row>, row: Row, isWhole: boolean, { translate, now }: CellContext): string {
  const value = column.value(row, translate)
  return column.kind === 'instant' && value !== null && !isWhole
    ? formatShortInstant(Number(value), now)
    : valueText(column.kind, value, translate)
}

/** Columns of a table as a list of the terminal has them: titles, values, tones, widths and orders are the table's. */
export function tableColumns<Row>(table: Table<Row>, placements: readonly Placement<Row>[]): Column<Row>[] {
  return placements.map(placement => {
    const { key, title, rank, isRight, isWhole = false, isTimed, isBold } = placement
    const column = findTerminalColumn(table, key)
    const tone = placement.tone ?? column.tone
    return {
      ...(!column.isFixed && { key }),
      title: title ?? column.header,
      ...widthsOf(column, placement),
      rank,
      isRight,
      isTimed,
      sortField: column.sortField,
      isHighestFirst: column.isHighestFirst,
      cell: (row, context) => {
        const shown = tone?.(row, context)
        return {
          text: cellText(column, row, isWhole, context),
          isBold: isBold?.(row) ?? false,
          ...(shown && { tone: shown }),
        }
      },
    }
  })
}

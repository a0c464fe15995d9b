import { findTerminalColumn } from '@liftwatch/core/tables/terminal-column'
import type { Table, TableColumn } from '@liftwatch/core/tables/table'
import { formatShortInstant, shortInstantWidth } from '@liftwatch/core/text/format'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { Tone } from '@liftwatch/core/tones'
import { valueText } from '../facts/table-facts'
import type { CellContext, Column } from './columns'

/** How one column of a list's table is placed in a terminal, and what of it is a list's own. */
export interface Placement<Row> {
  readonly key: string
  readonly rank: number
  /** Shorter than the table's own, where that does not fit. */
  readonly title?: TextKey
  readonly minWidth?: number
  readonly maxWidth?: number
  readonly isRight?: boolean
  /** Whether instants have day and time, where a day is not enough and there is room. */
  readonly isWhole?: boolean
  /** Where it goes by the clock, or says less than the table's. */
  readonly tone?: (row: Row, context: CellContext) => Tone | undefined
  /** Whether its tone goes by the clock, to the second. */
  readonly isTimed?: boolean
  readonly isBold?: (row: Row) => boolean
}

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

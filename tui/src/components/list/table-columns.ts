import type { Table, TableColumn } from '@liftwatch/core/tables/table'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { Tone } from '@liftwatch/core/tones'
import { valueText } from '../facts/table-facts'
import type { CellContext, Column } from './columns'
import { shortInstant, shortInstantWidth } from './short-instant'

/** How one column of a list's table stands in a terminal. */
export interface Placement<Row> {
  readonly key: string
  /** Shorter than the table's own, where that does not fit. */
  readonly title?: TextKey
  readonly minWidth?: number
  readonly maxWidth?: number
  readonly rank: number
  readonly isRight?: boolean
  /** Whether instants have day and time, where a day is not enough and there is room. */
  readonly isWhole?: boolean
  readonly tone?: (row: Row, context: CellContext) => Tone | undefined
  /** Whether its tone goes by the clock, to the second. */
  readonly isTimed?: boolean
  readonly isBold?: (row: Row) => boolean
}

function cellText<Row>(column: TableColumn<Row>, row: Row, isWhole: boolean, { translate, now }: CellContext): string {
  const value = column.value(row, translate)
  return column.kind === 'instant' && value !== null && !isWhole
    ? shortInstant(Number(value), now)
    : valueText(column.kind, value)
}

/** Columns of a table as a list of the terminal has them: titles and values are the table's. */
export function tableColumns<Row>(table: Table<Row>, placements: readonly Placement<Row>[]): Column<Row>[] {
  return placements.map(({ key, title, rank, isRight, isWhole = false, tone, isTimed, isBold, ...widths }) => {
    const column = table.columns.find(one => one.key === key)
    if (!column) throw new Error(`no column ${key}`)
    const { minWidth = column.kind === 'instant' ? shortInstantWidth : column.width } = widths
    return {
      title: title ?? column.header,
      minWidth,
      maxWidth: widths.maxWidth ?? minWidth,
      rank,
      isRight,
      isTimed,
      sortField: column.sortField,
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

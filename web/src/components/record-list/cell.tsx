import type { Table, TableColumn } from '@liftwatch/core/tables/table'
import { formatDuration, formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/translate'
import type { ReactNode } from 'react'

/** What a list shows in a column otherwise than by the column's kind, by the column's key; false for nothing at all. */
export type Cells<Row> = Readonly<Record<string, (row: Row) => ReactNode>>

/** The key of what a card says below a row's name; in a table that is part of the name's own cell. */
export const belowName = 'belowName'

/** A column's value as its kind says; a screen's own cell instead, where it has one. */
export function cellOf<Row>(
  column: Table<Row>['columns'][number],
  row: Row,
  cells: Cells<Row>,
  t: Translate,
): ReactNode {
  const own = cells[column.key]
  if (own) return own(row)
  return valueText(column, row, t)
}

/** The value in words; nothing is a dash. */
function valueText<Row>(column: TableColumn<Row>, row: Row, t: Translate): string {
  const value = column.value(row, t)
  if (value === null || value === '') return '-'
  if (column.kind === 'instant') return formatInstant(Number(value))
  if (column.kind === 'duration') return formatDuration(Number(value), t.language)
  if (column.decimals !== undefined) return Number(value).toFixed(column.decimals)
  return String(value)
}

/** A value, and under it, smaller, what belongs to it. */
export function TwoLines({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <>
      <div className="lw-line" title={typeof first === 'string' ? first : undefined}>
        {first}
      </div>
      <div className="lw-small-line" title={typeof second === 'string' ? second : undefined}>
        {second}
      </div>
    </>
  )
}

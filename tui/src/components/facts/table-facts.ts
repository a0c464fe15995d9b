import type { CellValue, Table, TableColumn } from '@liftwatch/core/tables/table'
import { findTerminalColumn } from '@liftwatch/core/tables/terminal-column'
import { formatDuration, formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import type { Fact } from './facts'

export function valueText(kind: TableColumn<never>['kind'], value: CellValue, { language }: Translate): string {
  if (value === null) return ''
  if (kind === 'instant') return formatInstant(Number(value))
  return kind === 'duration' ? formatDuration(Number(value), language) : String(value)
}

interface Shown {
  /** Of which columns, in that order; without them, all that a screen may have. */
  readonly keys?: readonly string[]
  /** Those whose tone is shown. */
  readonly toned?: readonly string[]
}

/** What a list's table knows of a row. */
export function tableFacts<Row>(
  table: Table<Row>,
  row: Row,
  translate: Translate,
  { keys = table.columns.map(({ key }) => key), toned = [] }: Shown = {},
): Fact[] {
  return keys.map(key => {
    const { header, kind, value, tone } = findTerminalColumn(table, key)
    const found = value(row, translate)
    return {
      key,
      label: translate(header),
      text: valueText(kind, found, translate),
      tone: found !== null && toned.includes(key) ? tone?.(row) : undefined,
    }
  })
}

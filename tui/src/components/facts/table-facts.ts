import type { CellValue, Table, TableColumn } from '@liftwatch/core/tables/table'
import { formatDuration, formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import type { Tone } from '@liftwatch/core/tones'
import type { Fact } from './facts'

export function valueText(kind: TableColumn<never>['kind'], value: CellValue): string {
  if (value === null) return ''
  if (kind === 'instant') return formatInstant(Number(value))
  return kind === 'duration' ? formatDuration(Number(value)) : String(value)
}

/** All that a list's table knows of a row; some of it with a tone. */
export function tableFacts<Row>(
  table: Table<Row>,
  row: Row,
  translate: Translate,
  tones: Readonly<Record<string, Tone | undefined>> = {},
): Fact[] {
  return table.columns.map(({ key, header, kind, value }) => ({
    key,
    label: translate(header),
    text: valueText(kind, value(row, translate)),
    tone: tones[key],
  }))
}

import type { CellValue, TableColumn } from '@liftwatch/core/tables/table'
import { findTerminalColumn } from '@liftwatch/core/tables/terminal-column'
import { formatDuration, formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { Fact } from './facts'

export function valueText(kind: TableColumn<never>['kind'], value: CellValue, { language }: Translate): string {
  if (value === null) return ''
  if (kind === 'instant') return formatInstant(Number(value))
  return kind === 'duration' ? formatDuration(Number(value), language) : String(value)
}

/** What a resource's table knows of a record, in the order of its facts. */
export function tableFacts<Row extends { readonly id: string }>(
  { table, factGroups }: Pick<ResourceView<Row>, 'table' | 'factGroups'>,
  row: Row,
  translate: Translate,
): Fact[] {
  return factGroups
    .flatMap(({ keys }) => keys)
    .map(key => {
      const { header, kind, value, tone } = findTerminalColumn(table, key)
      const found = value(row, translate)
      return {
        key,
        label: translate(header),
        text: valueText(kind, found, translate),
        tone: found === null ? undefined : tone?.(row),
      }
    })
}

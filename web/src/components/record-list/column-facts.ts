import type { Table } from '@liftwatch/core/tables/table'
import type { Translate } from '@liftwatch/core/text/translate'
import type { ReactNode } from 'react'
import { cellOf, type Cells } from './cell'

/**
 * Facts of a row, by the keys of its list's columns, as the list shows them.
 * @param cells the facts that show more than their value
 */
export function columnFacts<Row>(
  { columns }: Table<Row>,
  keys: readonly string[],
  row: NoInfer<Row>,
  t: Translate,
  cells: Cells<Row> = {},
): (readonly [name: string, value: ReactNode])[] {
  return keys
    .map(key => columns.find(column => column.key === key)!)
    .map(column => [t(column.header), cellOf(column, row, cells, t)] as const)
}

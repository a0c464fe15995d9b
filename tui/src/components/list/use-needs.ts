import type { CellContext } from '@liftwatch/core/views/resources/placement'
import { useState } from 'react'
import { widthOf } from '../text/fit'
import { plain } from '../text/plain'
import type { Column } from './columns'

type Needs<Row> = ReadonlyMap<Column<Row>, number>

interface Known<Row> {
  readonly list: string
  readonly columns: readonly Column<Row>[]
  readonly needs: Needs<Row>
}

/** For the arrow that says by what it is sorted. */
const orderMark = 1

function titleWidth<Row>({ title, sortField }: Column<Row>, { translate }: CellContext): number {
  return title ? widthOf(translate(title)) + (sortField === undefined ? 0 : orderMark) : 0
}

/**
 * How wide the longest of what was to be seen in each column is, since one looks at this list: were they to grow narrower again, all
 * columns would move with each page. Undefined before there was anything to be seen; while the rows of another tab or filter are on
 * their way, as it was.
 */
export function useNeeds<Row>(
  list: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  context: CellContext,
): Needs<Row> | undefined {
  const [known, keep] = useState<Known<Row>>()
  const isKnown = known?.columns === columns
  if (rows.length === 0) return isKnown ? known.needs : undefined
  const before = isKnown && known.list === list ? known.needs : undefined
  const needs = new Map(
    columns.map(column => {
      const cells = rows.map(row => widthOf(plain(column.cell(row, context).text)))
      return [column, Math.max(before?.get(column) ?? 0, titleWidth(column, context), ...cells)]
    }),
  )
  const isGrown = columns.some(column => needs.get(column) !== before?.get(column))
  if (isGrown) keep({ list, columns, needs })
  return isGrown ? needs : before
}

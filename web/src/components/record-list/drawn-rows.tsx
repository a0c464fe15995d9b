import { nameColumn } from '@liftwatch/core/tables/name-column'
import { Fragment } from 'react'
import { useTexts } from '../../texts'
import { RecordRow } from './record-row'
import type { RowsProps } from './rows-props'
import { startsGroup } from './starts-group'

export interface DrawnRowsProps<Row> extends Omit<RowsProps<Row>, 'rows'> {
  readonly rows: readonly Row[]
  /** Where the first of them is in the whole list, from 0. */
  readonly first: number
}

/** Rows that follow one another. */
export function DrawnRows<Row extends { readonly id: string }>(props: DrawnRowsProps<Row>) {
  const { table, columns, rows, first, cells, toOf, rowActions, isOpen, isNew, leftOf, selection, groupOf } = props
  const t = useTexts()
  const named = nameColumn(table)
  const width =
    columns.length + Number(selection !== undefined) + Number(toOf !== undefined || rowActions !== undefined)
  const drawn = (row: Row, index: number) => (
    <RecordRow
      key={row.id}
      row={row}
      // The heads are the first row.
      rowIndex={first + index + 2}
      name={String(named.value(row, t) ?? '')}
      nameKey={named.key}
      columns={columns}
      cells={cells}
      hasDetails={toOf !== undefined}
      to={toOf?.(row)}
      Actions={rowActions?.Shown}
      isOpen={isOpen(row)}
      isNew={isNew(row)}
      left={leftOf?.(row)}
      isSelected={selection?.has(row) ?? false}
      isSelectable={selection !== undefined}
      toggle={selection?.canHave(row) ? selection.toggle : undefined}
    />
  )
  if (!groupOf) return rows.map(drawn)
  return rows.map((row, index) => (
    <Fragment key={row.id}>
      {startsGroup(rows, index, groupOf) && (
        <tr data-group>
          <th scope="rowgroup" colSpan={width}>
            {groupOf(row)}
          </th>
        </tr>
      )}
      {drawn(row, index)}
    </Fragment>
  ))
}

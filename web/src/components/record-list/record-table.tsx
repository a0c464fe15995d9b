import type { RefObject } from 'react'
import { nameColumn } from '@liftwatch/core/tables/name-column'
import { rowHeight } from '../../row-height'
import { useTexts } from '../../texts'
import { plainPart } from '../page/lazy-part'
import { SortHeader, type Sorting } from '../list/sort-header'
import { DrawnRows } from './drawn-rows'
import type { LongRows as LongRowsType, LongRowsProps } from './long-rows'
import { RowCheckbox } from './row-checkbox'
import type { RowsProps } from './rows-props'
import { SkeletonRows } from './skeleton-rows'
import { endRem, selectWidth, tableWidths } from './table-sizes'

/** Up to here all rows are drawn, so that the browser's own search finds each. */
const drawnAtOnceMax = 100

function FirstRows<Row extends { readonly id: string }>({ rows, ...drawn }: LongRowsProps<Row>) {
  return <DrawnRows {...drawn} rows={rows.slice(0, drawnAtOnceMax)} first={0} />
}

const LongRows = plainPart(async () => (await import('./long-rows')).LongRows, FirstRows) as typeof LongRowsType

interface RecordTableProps<Row> extends RowsProps<Row> {
  readonly sorting: Sorting | undefined
  /** The box in which the table is scrolled. */
  readonly box: RefObject<HTMLElement | null>
  /** Its width in rem, where the columns are to fit into it. */
  readonly boxRem?: number | undefined
}

/** Rows of one height and columns of fixed width, so that a row that arrives moves no column. */
export function RecordTable<Row extends { readonly id: string }>(props: RecordTableProps<Row>) {
  const { table, columns, rows, skeletonRows, toOf, rowActions, selection, sorting } = props
  const t = useTexts()
  // A heading among them has a height of its own, which rows that are not drawn cannot be reckoned by.
  const isWhole = props.isWhole === true || props.groupOf !== undefined
  const end = endRem(toOf !== undefined, rowActions)
  const isCompact = rowHeight.use() === 'compact'
  const isSelectable = selection !== undefined
  const named = nameColumn(table)
  const sized = columns.map(column => ({
    column,
    heading: t(column.header),
    hasOwnCell: column.key in props.cells,
    isName: column.key === named.key,
  }))
  const widths = tableWidths(sized, isSelectable, end, props.boxRem)
  const selectable = selection ? (rows ?? []).filter(selection.canHave) : []
  const selected = selectable.filter(row => selection?.has(row)).length
  const isAllSelected = selectable.length > 0 && selected === selectable.length
  const skeleton = (
    <SkeletonRows columns={columns.length + Number(isSelectable) + Number(end > 0)} rows={skeletonRows} />
  )
  return (
    <table
      className="lw-table"
      aria-label={t(table.title)}
      aria-busy={rows === undefined}
      aria-rowcount={rows && rows.length + 1}
      style={{ minWidth: widths.table }}
      data-compact={isCompact || undefined}
      data-folded={widths.isFolded || undefined}
    >
      <thead>
        <tr aria-rowindex={1}>
          {selection && (
            <th scope="col" style={{ width: selectWidth }}>
              <RowCheckbox
                label={t('list.selectShown')}
                isChecked={isAllSelected}
                isMixed={selected > 0 && !isAllSelected}
                toggle={selectable.length > 0 ? () => selection.set(selectable, !isAllSelected) : undefined}
              />
            </th>
          )}
          {sized.map(({ column, heading }, index) => (
            <SortHeader
              key={column.key}
              header={heading}
              kind={column.kind}
              width={widths.columns[index]}
              sortField={column.sortField}
              sorting={sorting}
            />
          ))}
          {end > 0 && (
            <th scope="col" data-view style={{ width: `${end}rem` }}>
              {t(rowActions ? 'list.actions' : 'alarms.actions.view')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows && (isWhole || rows.length <= drawnAtOnceMax) && <DrawnRows {...props} rows={rows} first={0} />}
        {rows && !isWhole && rows.length > drawnAtOnceMax && <LongRows {...props} rows={rows} />}
        {rows === undefined && skeleton}
      </tbody>
    </table>
  )
}

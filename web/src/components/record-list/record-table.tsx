import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, type RefObject } from 'react'
import { useTexts } from '../../texts'
import { SortHeader, type Sorting } from '../sort-header'
import { DrawnRows } from './drawn-rows'
import type { LongRows as LongRowsType } from './long-rows'
import { RowCheckbox } from './row-checkbox'
import type { RowsProps } from './rows-props'
import { SkeletonRows } from './skeleton-rows'
import { selectWidth, tableStyle, tableWidths, viewWidth } from './table-style'

const LongRows = lazy(async () => ({ default: (await import('./long-rows')).LongRows })) as typeof LongRowsType

/** Up to here all rows are drawn, so that the browser's own search finds each. */
const drawnAtOnceMax = 100

interface RecordTableProps<Row> extends RowsProps<Row> {
  readonly sorting: Sorting | undefined
  /** The box in which the table is scrolled. */
  readonly box: RefObject<HTMLElement | null>
}

/** Rows of one height and columns of fixed width, so that a row that arrives moves no column. */
export function RecordTable<Row extends { readonly id: string }>(props: RecordTableProps<Row>) {
  const { table, columns, rows, skeletonRows, toOf, selection, sorting } = props
  const t = useTexts()
  const hasDetail = toOf !== undefined
  const isSelectable = selection !== undefined
  const sized = columns.map(column => ({ column, heading: t(column.header) }))
  const widths = tableWidths(sized, isSelectable, hasDetail)
  const selected = rows?.filter(row => selection?.has(row)).length ?? 0
  const isAllSelected = rows !== undefined && rows.length > 0 && selected === rows.length
  const skeleton = (
    <SkeletonRows columns={columns.length + Number(isSelectable) + Number(hasDetail)} rows={skeletonRows} />
  )
  return (
    <chakra.table
      aria-label={t(table.title)}
      aria-busy={rows === undefined}
      aria-rowcount={rows && rows.length + 1}
      minW={widths.table}
      css={tableStyle}
    >
      <thead>
        <tr aria-rowindex={1}>
          {selection && (
            <chakra.th scope="col" w={selectWidth}>
              <RowCheckbox
                label={t('list.selectShown')}
                isChecked={isAllSelected}
                isMixed={selected > 0 && !isAllSelected}
                toggle={() => rows && selection.set(rows, !isAllSelected)}
              />
            </chakra.th>
          )}
          {sized.map(({ column, heading }, index) => (
            <SortHeader
              key={column.key}
              header={heading}
              width={widths.columns[index]}
              sortField={column.sortField}
              sorting={sorting}
            />
          ))}
          {hasDetail && (
            <chakra.th scope="col" w={viewWidth}>
              {t('alarms.actions.view')}
            </chakra.th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows && rows.length <= drawnAtOnceMax && <DrawnRows {...props} rows={rows} first={0} />}
        {rows && rows.length > drawnAtOnceMax && (
          <Suspense fallback={skeleton}>
            <LongRows {...props} rows={rows} />
          </Suspense>
        )}
        {rows === undefined && skeleton}
      </tbody>
    </chakra.table>
  )
}

import type { CellContext } from '@liftwatch/core/views/resources/placement'
import { Box } from 'ink'
import { minuteMs } from '@liftwatch/core/limits'
import { memo, useMemo, type ReactNode } from 'react'
import { useServerTick } from '../../program/clock'
import { useProgram } from '../../program/program'
import { fit, fitRight, widthOf } from '../text/fit'
import { Words } from '../text/words'
import { placeColumns, type Column, type PlacedColumn } from './columns'
import type { ListState } from './state'
import { useNeeds } from './use-needs'

interface ListProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly state: ListState
  readonly total: number
  readonly rowAt: (index: number) => Row | undefined
  readonly width: number
  readonly height: number
  /** Whether its rows may be out of date, and are drawn as what they are. */
  readonly isStale?: boolean
  /** One character beside a row. */
  readonly markOf?: ((row: Row) => string) | undefined
  /** By which of its columns it is sorted. */
  readonly order?: { readonly field: string; readonly isAscending: boolean } | undefined
}

const markerWidth = 2

/** Where one is, and what one has marked, or that it has left the list. */
function marker(isHere: boolean, mark: string): string {
  return `${isHere ? '›' : ' '}${mark}`
}

interface LineProps<Row> {
  readonly row: Row
  readonly columns: readonly PlacedColumn<Row>[]
  readonly context: CellContext
  readonly isHere: boolean
  readonly isStale: boolean
  readonly mark: string
}

function LineOf<Row>({ row, columns, context, isHere, isStale, mark }: LineProps<Row>) {
  const cells = columns.map((column, at) => {
    const { text: whole, short = whole, tone, isBold = false } = column.cell(row, context)
    const text = widthOf(whole) > column.width ? short : whole
    return (
      <Words key={column.rank} tone={isHere || isStale ? undefined : tone} isBold={isBold && !isStale}>
        {`${at === 0 ? '' : ' '}${(column.isRight ? fitRight : fit)(text, column.width)}`}
      </Words>
    )
  })
  return (
    <Words isInverse={isHere} isDim={isStale}>
      {marker(isHere, mark)}
      {cells}
    </Words>
  )
}

const Line = memo(LineOf) as typeof LineOf

function Titles<Row>({
  columns,
  order,
}: Pick<ListProps<Row>, 'order'> & { readonly columns: readonly PlacedColumn<Row>[] }) {
  const { translate } = useProgram()
  const titles = columns.map(({ title, width, sortField, isRight }) => {
    const words = title ? translate(title) : ''
    if (!order || sortField !== order.field) return (isRight ? fitRight : fit)(words, width)
    return fit(`${fit(words, Math.min(widthOf(words), width - 1))}${order.isAscending ? '↑' : '↓'}`, width)
  })
  return <Words tone="muted">{`${marker(false, ' ')}${titles.join(' ')}`}</Words>
}

/** The rows that are to be seen, and no others, under the titles of the columns that fit. Takes one line more than its height. */
export function List<Row>(props: ListProps<Row>): ReactNode {
  const { translate, settings } = useProgram()
  const now = useServerTick(props.columns.some(({ isTimed }) => isTimed))
  const trapTargetMs = settings.trapTargetMinutes * minuteMs
  // The same objects for as long as nothing changes, so that a key draws the rows that it touches and no others.
  const context = useMemo(() => ({ translate, now, trapTargetMs }), [translate, now, trapTargetMs])
  const count = Math.max(0, Math.min(props.height, props.total - props.state.top))
  const rows = Array.from({ length: count }, (_, offset) => props.rowAt(props.state.top + offset))
  const inSight = rows.filter(row => row !== undefined)
  const needs = useNeeds(props.state.list, props.columns, inSight, context)
  const columns = useMemo(
    () => placeColumns(props.columns, props.width - markerWidth, needs && (column => needs.get(column)!)),
    [props.columns, props.width, needs],
  )
  const lines = Array.from({ length: count }, (_, offset) => {
    const index = props.state.top + offset
    const row = rows[offset]
    const isHere = index === props.state.cursor
    if (row === undefined) return <Words key={offset}>{`${marker(isHere, ' ')}…`}</Words>
    const mark = props.markOf?.(row) ?? ' '
    const isStale = props.isStale ?? false
    return <Line key={offset} {...{ row, columns, context, isHere, isStale, mark }} />
  })
  return (
    <Box flexDirection="column">
      <Titles columns={columns} order={props.order} />
      {lines}
    </Box>
  )
}

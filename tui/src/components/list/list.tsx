import { Box } from 'ink'
import { memo, type ReactNode } from 'react'
import { useMinute } from '../../clock'
import { useProgram } from '../../program'
import { fit } from '../text/fit'
import { Words } from '../text/words'
import { placeColumns, type CellContext, type Column, type PlacedColumn } from './columns'
import type { ListState } from './state'

interface ListProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly state: ListState
  readonly total: number
  readonly rowAt: (index: number) => Row | undefined
  readonly width: number
  readonly height: number
  /** Whether its rows may be out of date, and are drawn as what they are. */
  readonly isStale?: boolean
  readonly isBold?: (row: Row) => boolean
}

const marker = { here: '› ', elsewhere: '  ' }

interface LineProps<Row> {
  readonly row: Row
  readonly columns: readonly PlacedColumn<Row>[]
  readonly context: CellContext
  readonly isHere: boolean
  readonly isStale: boolean
  readonly isBold: boolean
}

function LineOf<Row>({ row, columns, context, isHere, isStale, isBold }: LineProps<Row>) {
  const cells = columns.map((column, at) => {
    const { text, tone } = column.cell(row, context)
    return (
      <Words key={column.rank} tone={isHere || isStale ? undefined : tone}>
        {`${at === 0 ? '' : ' '}${fit(text, column.width)}`}
      </Words>
    )
  })
  return (
    <Words isInverse={isHere} isDim={isStale} isBold={isBold && !isStale}>
      {isHere ? marker.here : marker.elsewhere}
      {cells}
    </Words>
  )
}

const Line = memo(LineOf) as typeof LineOf

function Titles<Row>({ columns }: { readonly columns: readonly PlacedColumn<Row>[] }) {
  const { translate } = useProgram()
  const titles = columns.map(column => fit(column.title ? translate(column.title) : '', column.width))
  return <Words tone="muted">{`${marker.elsewhere}${titles.join(' ')}`}</Words>
}

/** The rows that are to be seen, and no others, under the titles of the columns that fit. Takes one line more than its height. */
export function List<Row>(props: ListProps<Row>): ReactNode {
  const { translate } = useProgram()
  const context = { translate, now: useMinute() }
  const columns = placeColumns(props.columns, props.width - marker.here.length)
  const count = Math.min(props.height, props.total - props.state.top)
  const lines = Array.from({ length: Math.max(0, count) }, (_, offset) => {
    const index = props.state.top + offset
    const row = props.rowAt(index)
    const isHere = index === props.state.cursor
    if (row === undefined) return <Words key={offset}>{`${isHere ? marker.here : marker.elsewhere}…`}</Words>
    const isBold = props.isBold?.(row) ?? false
    const isStale = props.isStale ?? false
    return <Line key={offset} {...{ row, columns, context, isHere, isStale, isBold }} />
  })
  return (
    <Box flexDirection="column">
      <Titles columns={columns} />
      {lines}
    </Box>
  )
}

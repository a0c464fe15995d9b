import { Box } from 'ink'
import type { ReactNode } from 'react'
import { useIsStale } from '../../program/connection'
import { useProgram } from '../../program/program'
import { hasPane, paneWidth } from '../facts/fact-pane'
import { isFiltered } from '../../program/filter-values'
import { Frame, useFrameSize } from '../frame/frame'
import { useListStatusLine } from '../frame/use-status-line'
import { List } from '../list/list'
import { Tabs } from '../tabs/tabs'
import { Words } from '../text/words'
import { FilterLine } from './filter-line'
import { orderOf } from './list-order'
import type { RecordList } from './use-record-list'

interface RecordListFrameProps<Row extends { readonly id: string }> {
  readonly list: RecordList<Row>
  /** The detail beside the list, where there is room. */
  readonly pane?: ReactNode
}

function Empty<Row extends { readonly id: string }>({ list: { kind, view } }: { readonly list: RecordList<Row> }) {
  const { translate } = useProgram()
  const isNarrowed = isFiltered(view.values) || view.quick !== ''
  return (
    <Box padding={1}>
      <Words wrap="wrap">{translate(isNarrowed ? 'monitor.filter.noMatch' : kind.empty)}</Words>
    </Box>
  )
}

function markOf<Row extends { readonly id: string }>(row: Row, { kind, view }: RecordList<Row>): string {
  const { isGone, id } = view.state
  if (!isGone || row.id !== id) return view.marks.has(row.id) ? '•' : ' '
  return kind.isWaiting?.(row) ? '×' : '✓'
}

export function RecordListFrame<Row extends { readonly id: string }>({ list, pane }: RecordListFrameProps<Row>) {
  const { translate } = useProgram()
  const { kind, scope, view, rows, height } = list
  const frame = useFrameSize()
  const isStale = useIsStale()
  const rowsStatus = useListStatusLine(rows, view.state, height)
  const hint = { text: translate('monitor.filter.quickHint'), tone: 'muted' } as const
  const isCalm = rowsStatus === undefined || rowsStatus.tone === 'muted'
  const statusLine = list.find && isCalm ? hint : rowsStatus
  const isWide = hasPane(frame.width)
  const width = isWide ? frame.width - paneWidth : frame.width
  const { field, direction } = orderOf(kind, view)
  const order = { field, isAscending: direction === 'ASC' }
  const marks = view.marks.size === 0 ? [] : [translate('monitor.marked', { number: view.marks.size })]
  return (
    <Frame trail={[...(scope?.trail ?? []), translate(kind.title), ...marks]} statusLine={statusLine}>
      {kind.tabs && (
        <Tabs tabs={list.tabs} chosen={kind.tabs.tabs.findIndex(({ name }) => name === view.tab)} isStale={isStale} />
      )}
      <FilterLine list={list} />
      <Box>
        <Box flexDirection="column" width={width}>
          {rows.total === 0 ? (
            <Empty list={list} />
          ) : (
            <List
              columns={list.columns}
              state={view.state}
              total={rows.total ?? 0}
              rowAt={rows.rowAt}
              width={width}
              height={height}
              isStale={isStale}
              markOf={row => markOf(row, list)}
              order={order}
            />
          )}
        </Box>
        {isWide && (
          <Box height={height + 1} overflowY="hidden">
            {pane}
          </Box>
        )}
      </Box>
    </Frame>
  )
}

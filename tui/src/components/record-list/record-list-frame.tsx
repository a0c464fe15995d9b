import { Box } from 'ink'
import type { ReactNode } from 'react'
import { isLost, useContact } from '../../connection'
import { useProgram } from '../../program'
import { hasPane, paneWidth } from '../facts/fact-pane'
import { isFiltered } from '../filter/filter-spec'
import { filterWords } from '../filter/filter-words'
import { Frame, useFrameSize } from '../frame/frame'
import { useListStanding } from '../frame/use-standing'
import { List } from '../list/list'
import { Tabs } from '../tabs/tabs'
import { Words } from '../text/words'
import type { RecordList } from './use-record-list'

interface RecordListFrameProps<Row extends { readonly id: string }> {
  readonly list: RecordList<Row>
  /** The detail beside the list, where there is room. */
  readonly pane?: ReactNode
}

/** What is left out, in words and on a line of its own. */
function FilterLine<Row extends { readonly id: string }>({ list: { kind, view } }: { readonly list: RecordList<Row> }) {
  const { translate } = useProgram()
  if (!isFiltered(view.values) && view.quick === '') return null
  const words = [filterWords(kind.filter, view.values, translate), view.quick && `/${view.quick}`].filter(Boolean)
  return <Words tone="warning">{` ◆ ${translate('monitor.filter.only')} ${words.join(' · ')}`}</Words>
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
  const { kind, view, rows, height } = list
  const frame = useFrameSize()
  const isStale = isLost(useContact())
  const standing = useListStanding(rows, view.state, height)
  const isWide = hasPane(frame.width)
  const width = isWide ? frame.width - paneWidth : frame.width
  const sort = kind.sorts[view.sort]!
  const order = { field: sort.field, isAscending: (sort.direction === 'ASC') !== view.isReversed }
  const marks = view.marks.size === 0 ? [] : [translate('monitor.marked', { number: view.marks.size })]
  return (
    <Frame trail={[translate(kind.title), ...marks]} standing={standing}>
      {kind.tabs && <Tabs tabs={list.tabs} chosen={view.tab} isStale={isStale} />}
      <FilterLine list={list} />
      <Box>
        <Box flexDirection="column" width={width}>
          {rows.total === 0 ? (
            <Empty list={list} />
          ) : (
            <List
              columns={kind.columns}
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
        {isWide && pane}
      </Box>
    </Frame>
  )
}

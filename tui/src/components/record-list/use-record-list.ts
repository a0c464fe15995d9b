import { useState } from 'react'
import { usePages, useTabCounts } from '@liftwatch/core/hooks/pages'
import { useKept } from '../../kept'
import { useProgram } from '../../program'
import { useKeys } from '../../input/use-keys'
import { filterInput } from '../filter/filter-input'
import { isFiltered } from '../filter/filter-spec'
import { quickFilter } from '../filter/quick-filter'
import { useFrameSize } from '../frame/frame'
import { useSettledList } from '../list/use-list'
import type { Tab } from '../tabs/tabs'
import { viewOf, rowsName, type ListView } from './list-view'
import type { ListKind } from './list-kind'
import { pageRows, pagesAround, rowsOf, type Rows } from './rows'
import { useShownRows } from './use-shown-rows'
import { tabFilter, tabTotal, useTabs } from './use-tabs'
import { useViewCommands } from './use-view-commands'

export interface RecordList<Row extends { readonly id: string }> {
  readonly kind: ListKind<Row>
  readonly view: ListView
  readonly become: (change: (view: ListView) => ListView) => void
  readonly rows: Rows<Row>
  readonly tabs: readonly Tab[]
  /** How many rows there is room for. */
  readonly height: number
  /** The one under the cursor. */
  readonly row: Row | undefined
}

/** The lines above the rows: the columns' titles, the tabs, and the filter where there is one. */
function linesAbove(hasTabs: boolean, view: ListView): number {
  return 1 + Number(hasTabs) + Number(isFiltered(view.values) || view.quick !== '')
}

function sortOf<Row extends { readonly id: string }>({ sorts }: ListKind<Row>, view: ListView): string {
  const { field, direction } = sorts[view.sort]!
  return `${field},${(direction === 'ASC') === view.isReversed ? 'DESC' : 'ASC'}`
}

/** A list of records: its rows as they are needed, its place, its tabs, filters, order and marks, and the keys for all that. */
export function useRecordList<Row extends { readonly id: string }>(kind: ListKind<Row>): RecordList<Row> {
  const { defaults } = useProgram()
  const hasTabs = kind.tabs !== undefined
  const [view, become] = useKept(`list ${kind.name}`, () => viewOf(defaults.read(kind.name)))
  const height = useFrameSize().height - linesAbove(hasTabs, view)
  const list = rowsName(view)
  const filter = { ...filterInput(kind.filter, view.values), ...quickFilter(view.quick) }
  const counts = useTabCounts(kind.tabs, filter)
  const [lastTotal, setLastTotal] = useState(0)
  const knownTotal = counts ? tabTotal(counts, view.tab) : lastTotal
  const top = view.state.list === list ? view.state.top : 0
  const pages = pagesAround(top, height, knownTotal)
  const input = { ...filter, ...tabFilter(hasTabs, view.tab), sort: sortOf(kind, view), size: pageRows }
  const inputs = pages.map(page => Object.assign({ page }, input))
  const results = usePages<Row>({ resource: kind.resource, isPolled: kind.isPolled, inputs })
  const rows = rowsOf(list, pages, results, knownTotal)
  if (rows.total !== undefined && rows.total !== lastTotal) setLastTotal(rows.total)
  const keepState = (change: (state: ListView['state']) => ListView['state']) =>
    become(current => {
      const state = change(current.state)
      return state === current.state ? current : { ...current, state }
    })
  const source = { ...rows.source, isLive: true }
  const { state, commands, move } = useSettledList({ held: view.state, become: keepState }, source, height)
  const shownRows = useShownRows(kind, state, rows)
  const row = shownRows.rowAt(state.cursor)
  const shown = Array.from({ length: height }, (_, at) => shownRows.rowAt(state.top + at)).filter(
    one => one !== undefined,
  )
  const viewCommands = useViewCommands({ kind, view, become, row, shown, down: () => move('down') })
  useKeys({ ...commands, ...viewCommands })
  return { kind, view: { ...view, state }, become, rows: shownRows, tabs: useTabs(counts), height, row }
}

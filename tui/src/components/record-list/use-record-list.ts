import type { ListScope } from '../../navigation/navigation'
import { useState } from 'react'
import { tabCount, tabNamed } from '@liftwatch/core/views/resources/list-tabs'
import { usePages, useTabCounts } from '@liftwatch/core/hooks/pages'
import { askedOf } from '@liftwatch/core/views/resources/resource-view'
import { useRemembered } from '../../navigation/screen-memory'
import { useKeys } from '../../input/use-keys'
import { filterInput } from '../filter/filter-input'
import { isFiltered } from '../../program/filter-values'
import { quickFilter } from '../filter/quick-filter'
import { useFrameSize } from '../frame/frame'
import { useSettledList } from '../list/use-list'
import type { FieldState } from '../form/field-state'
import type { Tab } from '../tabs/tabs'
import { listPlace, rowsName, type ListView } from './list-view'
import type { Column } from '../list/columns'
import { useColumns } from './use-columns'
import { useFind } from './use-find'
import { isOfPlaces, type ListKind } from './list-kind'
import { orderOf } from './list-order'
import { pageRows, pagesAround, rowsOf, type Rows } from './rows'
import { useSaveList } from './use-save-list'
import { useShownRows } from './use-shown-rows'
import { useTabs } from './use-tabs'
import { useViewMemory } from './view-memory'
import { useViewCommands } from './use-view-commands'

export interface RecordList<Row extends { readonly id: string }> {
  readonly kind: ListKind<Row>
  readonly scope: ListScope | undefined
  readonly columns: readonly Column<Row>[]
  readonly view: ListView
  readonly become: (change: (view: ListView) => ListView) => void
  readonly rows: Rows<Row>
  readonly tabs: readonly Tab[]
  /** What is being typed to find rows by. */
  readonly find: FieldState | undefined
  /** How many rows there is room for. */
  readonly height: number
  /** The one under the cursor. */
  readonly row: Row | undefined
}

/** The lines above the rows: the columns' titles, the tabs, and the filter where there is one. */
function linesAbove(hasTabs: boolean, view: ListView, isFinding: boolean): number {
  return 1 + Number(hasTabs) + Number(isFinding || isFiltered(view.values) || view.quick !== '')
}

function sortOf<Row extends { readonly id: string }>(kind: ListKind<Row>, view: ListView): string {
  const { field, direction } = orderOf(kind, view)
  return `${field},${direction}`
}

/**
 * A list of records: its rows as they are needed, its place, its tabs, filters, order and marks, and the keys for all that.
 * @param scope the record that it is of; undefined for a list of all that one may see
 */
export function useRecordList<Row extends { readonly id: string }>(
  kind: ListKind<Row>,
  scope?: ListScope,
): RecordList<Row> {
  const memory = useViewMemory(kind, scope)
  const [view, become] = useRemembered(listPlace(kind.name, scope?.id), memory.start)
  const find = useFind({
    quick: view.quick,
    seek: quick => become(current => ({ ...current, quick })),
    isPossible: isOfPlaces(kind, scope),
  })
  const height = useFrameSize().height - linesAbove(kind.tabs !== undefined, view, find.field !== undefined)
  const list = rowsName(view)
  const filter = {
    ...filterInput(kind.filters, view.values),
    ...quickFilter(view.quick),
    ...(scope && askedOf(kind, scope.id)),
  }
  const counts = useTabCounts(kind, filter)
  const tab = kind.tabs && tabNamed(kind.tabs, view.tab)
  const [lastTotal, setLastTotal] = useState(0)
  const knownTotal = counts && tab ? tabCount(tab, counts) : lastTotal
  const top = view.state.list === list ? view.state.top : 0
  const pages = pagesAround(top, height, knownTotal)
  const asked = { ...filter, ...tab?.asks, sort: sortOf(kind, view) }
  const inputs = pages.map(page => ({ page, ...asked, size: pageRows }))
  const results = usePages(kind, inputs)
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
  const viewCommands = useViewCommands({ kind, scope, memory, view, become, row, shown, down: () => move('down') })
  const saveCommands = useSaveList(kind, scope, asked)
  const choice = useColumns(kind)
  // While one types, all other keys are text.
  const others = find.field ? {} : { ...viewCommands, ...saveCommands, ...choice.commands }
  useKeys({ ...commands, ...others, ...find.commands }, find.onText)
  return {
    kind,
    scope,
    columns: choice.columns,
    view: { ...view, state },
    become,
    rows: shownRows,
    tabs: useTabs(kind.tabs, counts),
    find: find.field,
    height,
    row,
  }
}

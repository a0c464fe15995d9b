import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { parseSort } from '@liftwatch/core/contract/input'
import { useColumnPreference } from '@liftwatch/core/hooks/preferences'
import { useServerTime } from '@liftwatch/core/hooks/server-clock'
import { shownColumns } from '@liftwatch/core/tables/shown-columns'
import { nameColumn } from '@liftwatch/core/tables/name-column'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { rememberList } from '../../last-list'
import { useTexts } from '../../texts'
import { CountTabs, type CountTab } from '../list/count-tabs'
import { EmptyList } from '../list/empty-list'
import { isBeyondLast } from '../list/last-page'
import { ListPanel } from '../list/list-panel'
import { ListToolbar } from '../list/list-toolbar'
import { Pager } from '../list/pager'
import { StaleMark, StaleRows } from '../contact/stale-rows'
import type { BulkAction } from './bulk-action'
import { BulkBar } from './bulk-bar'
import type { Cells } from './cell'
import { ColumnButton } from './column-button'
import { ExportMenu, type FileColumns } from './export-menu'
import type { ListQuery } from './list-query'
import type { ListSearch } from './list-search'
import { NewRowsButton } from './new-rows-button'
import { RecordRows } from './record-rows'
import { RefreshButton } from './refresh-button'
import { useRowKeys } from './row-keys'
import { useLiveRows } from './use-live-rows'
import type { RowActions } from './rows-props'
import { useSelection } from './selection'

/** A row that came into being so shortly before it was fetched is marked as it comes in. */
const newForMs = 20_000
/** More than a screen is high. */
const skeletonRowsMax = 40
const noCells = {}
const isNever = () => false

interface RecordListProps<Row extends { readonly id: string }> {
  /** Its columns, with the name under which their choice is stored, and what became of a row that left it. */
  readonly view: ResourceView<Row>
  /** What the address asks for: `useListSearch` of the call's input. */
  readonly search: ListSearch
  /** The page that was asked for: the answer of a hook such as `useAnswer(view.calls.page, search.page)`. */
  readonly query: ListQuery<Row>
  /** Choose `search.tab`. */
  readonly tabs?: readonly CountTab<string | undefined>[]
  /** Boxes of `components/filters`. */
  readonly filters?: ReactNode
  /** Whether they can be put away on a wide screen too. */
  readonly areFiltersCollapsible?: boolean
  /** A column's own cells, by its key; the others are shown by their kind. Declare it outside of the component. */
  readonly cells?: Cells<Row>
  /** The address of a row's detail. The query goes along, so that the way back leads to the same list. */
  readonly pathOf?: (row: Row) => string
  /** The detail is a page with lists of its own, to which this list's query means something else. */
  readonly isDetailApart?: boolean
  /** Offers the export; `input` is what the call needs besides the filters, such as the id in its path. */
  readonly exported?: {
    readonly endpoint: Endpoint
    readonly input?: Readonly<Record<string, unknown>>
    readonly besides?: FileColumns | undefined
  }
  /** What can be done to one row, at its end. */
  readonly rowActions?: RowActions<Row> | undefined
  /** What there is to do with the list as a whole, before what every list has. */
  readonly tools?: ReactNode
  /** What can be done to ticked rows; without any, rows cannot be ticked. */
  readonly bulk?: readonly BulkAction<Row>[] | undefined
  /** When a row came into being (epoch milliseconds), where the newest are to be marked as they come in. */
  readonly bornAt?: (row: Row) => number
  /** What an empty list means where no filter is set, and what to do. */
  readonly emptyText: ReactNode
  /** What lies over the list: an open detail. */
  readonly children?: ReactNode
}

/**
 * The one list of the console: tabs, filters, columns of the user's choice, sorting, paging, export, refresh, bulk actions,
 * live rows; a table, or cards on a phone. Its whole state is in the address, but for the columns, which are the user's.
 */
export function RecordList<Row extends { readonly id: string }>(props: RecordListProps<Row>) {
  const {
    view,
    search,
    query,
    tabs,
    filters,
    cells = noCells,
    pathOf,
    isDetailApart = false,
    exported,
    rowActions,
    tools,
    bulk = [],
    bornAt,
    children,
  } = props
  const { table } = view
  const t = useTexts()
  const panelId = useId()
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list)
  const location = useLocation()
  useEffect(() => rememberList(location.pathname, location.search), [location.pathname, location.search])
  const preference = useColumnPreference(table.type)
  const chosen = preference.data?.body
  const columns = useMemo(() => shownColumns(table, chosen), [table, chosen])
  const named = nameColumn(table)
  const { page, tab, tabFilter, filter, filtersSet, change, clearFilters } = search
  const { data } = query
  const fetchedAt = useServerTime(query.dataUpdatedAt)
  const { field, direction } = parseSort(page.sort)
  // The rows wait for their columns, which come at the same time: otherwise the table would be drawn twice. A page that is gone is no empty list.
  const isOld = query.isPlaceholderData
  const isGone = isBeyondLast({ ...page, total: data?.totalElements }) || (isOld && data?.content.length === 0)
  const { rows, newRows, letIn, leftOf, handlers } = useLiveRows({
    asked: JSON.stringify(page),
    rows: preference.isPending || isGone ? undefined : data?.content,
    isOld,
    view,
  })
  const shownOf = JSON.stringify([filter, tab])
  const toOf = (row: Row) => {
    if (!pathOf || view.isViewable?.(row) === false) return undefined
    return isDetailApart ? pathOf(row) : `${pathOf(row)}${location.search}`
  }
  const selection = useSelection(shownOf, rows, bulk[0]?.isFor ?? isNever)

  return (
    <div ref={list} className="lw-list">
      <ListToolbar
        tabs={
          tabs && (
            <CountTabs
              label={t(table.title)}
              panelId={panelId}
              tabs={tabs}
              chosen={tab}
              choose={value => value !== undefined && search.chooseTab(value)}
            />
          )
        }
        actions={
          <>
            {tools}
            {bulk.length > 0 && (
              <BulkBar actions={bulk} selection={selection} nameOf={row => String(named.value(row, t))} />
            )}
            <ColumnButton table={table} preference={chosen} />
            {exported && (
              <ExportMenu
                endpoint={exported.endpoint}
                input={{ ...filter, ...tabFilter, sort: page.sort, ...exported.input }}
                columns={columns.map(column => column.key)}
                besides={exported.besides}
              />
            )}
            <RefreshButton refreshed={letIn} />
          </>
        }
        filtersSet={filtersSet}
        clearFilters={clearFilters}
        isCollapsible={props.areFiltersCollapsible ?? false}
      >
        {filters}
      </ListToolbar>
      <div style={{ display: 'contents' }} {...handlers}>
        <ListPanel
          id={panelId}
          hasTabs={tabs !== undefined}
          label={t(table.title)}
          query={query}
          hasData={data !== undefined}
        >
          <StaleRows>
            {rows?.length === 0 ? (
              <EmptyList
                filtersSet={filtersSet}
                clearFilters={clearFilters}
                emptyText={props.emptyText}
                noMatchText={t(tabs ? 'list.noMatchHint' : 'list.clearHint')}
              />
            ) : (
              <RecordRows
                table={table}
                columns={columns}
                rows={rows}
                skeletonRows={Math.min(page.size, skeletonRowsMax)}
                cells={cells}
                toOf={pathOf && toOf}
                rowActions={rowActions}
                isOpen={row => location.pathname === pathOf?.(row)}
                leftOf={leftOf}
                isNew={row => bornAt !== undefined && fetchedAt - bornAt(row) < newForMs}
                selection={bulk.length > 0 ? selection : undefined}
                sorting={{
                  field,
                  direction,
                  sortBy: (name, way) => search.sortBy(`${name},${way}`),
                }}
              />
            )}
          </StaleRows>
        </ListPanel>
        <div className="lw-foot">
          <div className="lw-foot-marks">
            <StaleMark />
            <NewRowsButton newRows={newRows} letIn={letIn} />
          </div>
          <Pager
            page={page.page}
            size={page.size}
            total={data?.totalElements}
            go={(to, isStep) => change({ page: to }, isStep)}
          />
        </div>
      </div>
      {children}
    </div>
  )
}

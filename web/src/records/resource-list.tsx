import { useAnswer } from '@liftwatch/core/hooks/answer'
import type { TabCounts } from '@liftwatch/core/contract/alarms/alarms'
import { useTabCounts } from '@liftwatch/core/hooks/pages'
import { askedOf, type ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { ComponentType, ReactNode } from 'react'
import { useAlarmTabs } from '../alarms/alarm-tabs'
import { FieldFilters } from '../components/filters/field-filters'
import type { BulkAction } from '../components/record-list/bulk-action'
import type { CountTab } from '../components/list/count-tabs'
import type { Cells } from '../components/record-list/cell'
import type { FileColumns } from '../components/record-list/export-menu'
import { useListSearch, type ListSearch } from '../components/record-list/list-search'
import { RecordList } from '../components/record-list/record-list'
import type { RowActions } from '../components/record-list/rows-props'
import { useTexts } from '../texts'
import { listInput } from './list-input'
import { listTabs } from './list-tabs-of'

/** Tabs that set filters of the list, where those are more than one. */
export interface FilterTabs {
  readonly tabs: readonly CountTab<string>[]
  readonly chosen: string
  readonly choose: (tab: string) => void
  /** Filters that only they set, and no box beside them. Declare it outside of the component. */
  readonly names?: readonly string[]
}

interface ResourceListProps<Row extends { readonly id: string }> {
  readonly view: ResourceView<Row>
  /** The record whose list it is, where it is one of a record. */
  readonly of?: { readonly id: string }
  /** A column's own cells, by its key; the others are shown by their kind. Declare it outside of the component. */
  readonly cells?: Cells<Row>
  /** Its rows lead to their pages; the detail may be a page with lists of its own, to which this list's query means something else. */
  readonly detail?: 'over' | 'apart'
  /** What can be done to one row, at its end. Declare it outside of the component. */
  readonly rowActions?: RowActions<Row> | undefined
  /** What there is to do with the list as a whole. */
  readonly tools?: ReactNode
  /** Filters that the screen's own steps set, and no box beside them. Declare it outside of the component. */
  readonly ofSteps?: readonly string[]
  /** Its own tabs. */
  readonly filterTabs?: FilterTabs
  /** Its filters can be put away on a wide screen too. */
  readonly areFiltersCollapsible?: boolean
  /** Columns that are in a file only where they are asked for, with what is said of them. */
  readonly besides?: FileColumns | undefined
  /** Filters that only this screen can offer, after the others. */
  readonly OwnFilters?: ComponentType<{ readonly search: ListSearch }> | undefined
  /** What can be done to ticked rows; without any, rows cannot be ticked. */
  readonly bulk?: readonly BulkAction<Row>[] | undefined
  /** What lies over the list: an open detail. */
  readonly children?: ReactNode
}

/** The list of a resource: by tab, filter, order and page as the address has them. */
export function ResourceList<Row extends { readonly id: string }>(props: ResourceListProps<Row>) {
  const { view, of, cells, detail, rowActions, tools, OwnFilters, bulk, children } = props
  const { filterTabs, ofSteps, areFiltersCollapsible = false, besides } = props
  const t = useTexts()
  const { calls, bornAt } = view
  const ofAlarms = listTabs(view)
  const search = useListSearch(listInput(view), view.filters, ofAlarms, filterTabs?.names ?? ofSteps)
  const hasFilters = view.filters.fields.length > 0 || OwnFilters !== undefined
  const fixed = of && askedOf(view, of.id)
  const counts = useTabCounts(ofAlarms ? view : { calls, tabs: undefined }, { ...search.filter, ...fixed })
  const tabs = useAlarmTabs(counts as TabCounts | undefined)
  return (
    <RecordList
      view={view}
      search={filterTabs ? { ...search, tab: filterTabs.chosen, chooseTab: filterTabs.choose } : search}
      query={useAnswer(calls.page, { ...search.page, ...calls.asks, ...fixed })}
      {...(filterTabs ? { tabs: filterTabs.tabs } : ofAlarms && { tabs })}
      areFiltersCollapsible={areFiltersCollapsible}
      filters={
        hasFilters ? (
          <>
            <FieldFilters of={view.filters} search={search} />
            {OwnFilters && <OwnFilters search={search} />}
          </>
        ) : undefined
      }
      {...(cells && { cells })}
      {...(detail && view.pathOf && { pathOf: view.pathOf })}
      isDetailApart={detail === 'apart'}
      {...(calls.file && { exported: { endpoint: calls.file, besides, ...(fixed && { input: fixed }) } })}
      rowActions={rowActions}
      tools={tools}
      bulk={bulk}
      {...(bornAt && { bornAt })}
      emptyText={t(view.empty)}
    >
      {children}
    </RecordList>
  )
}

import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useTabCounts } from '@liftwatch/core/hooks/pages'
import { askedOf, type ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { ReactNode } from 'react'
import { alarmTabsOf, useAlarmTabs } from '../alarms/alarm-tabs'
import { FieldFilters } from '../components/filters/field-filters'
import type { BulkAction } from '../components/record-list/bulk-action'
import type { Cells } from '../components/record-list/cell'
import { useListSearch } from '../components/record-list/list-search'
import { RecordList } from '../components/record-list/record-list'
import { useTexts } from '../texts'
import { listInput } from './list-input'

interface ResourceListProps<Row extends { readonly id: string }> {
  readonly view: ResourceView<Row>
  /** The record whose list it is, where it is one of a record. */
  readonly of?: { readonly id: string }
  /** A column's own cells, by its key; the others are shown by their kind. Declare it outside of the component. */
  readonly cells?: Cells<Row>
  /** Its rows lead to their pages; the detail may be a page with lists of its own, to which this list's query means something else. */
  readonly detail?: 'over' | 'apart'
  /** What can be done to ticked rows; without any, rows cannot be ticked. */
  readonly bulk?: readonly BulkAction<Row>[] | undefined
  /** What lies over the list: an open detail. */
  readonly children?: ReactNode
}

const tabsByName = new Map<string, ReturnType<typeof alarmTabsOf>>()

/** The same for as long as the program runs, as the list's search expects. */
function tabsOf(name: string) {
  const tabs = tabsByName.get(name) ?? alarmTabsOf(name)
  tabsByName.set(name, tabs)
  return tabs
}

/** The list of a resource: by tab, filter, order and page as the address has them. */
export function ResourceList<Row extends { readonly id: string }>(props: ResourceListProps<Row>) {
  const { view, of, cells, detail, bulk, children } = props
  const t = useTexts()
  const { calls, hasTabs, bornAt } = view
  const search = useListSearch(listInput(view), view.filters, hasTabs ? tabsOf(view.name) : undefined)
  const fixed = of && askedOf(view, of.id)
  const tabs = useAlarmTabs(useTabCounts(view, { ...search.filter, ...fixed }))
  return (
    <RecordList
      view={view}
      search={search}
      query={useAnswer(calls.page, { ...search.page, ...calls.asks, ...fixed })}
      {...(hasTabs && { tabs })}
      filters={<FieldFilters of={view.filters} search={search} />}
      {...(cells && { cells })}
      {...(detail && view.pathOf && { pathOf: view.pathOf })}
      isDetailApart={detail === 'apart'}
      {...(calls.file && { exported: { endpoint: calls.file, ...(fixed && { input: fixed }) } })}
      bulk={bulk}
      {...(bornAt && { bornAt })}
      emptyText={t(view.empty)}
    >
      {children}
    </RecordList>
  )
}

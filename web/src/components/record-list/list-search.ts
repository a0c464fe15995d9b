import { namesOf, type ListFilters } from '@liftwatch/core/views/filters/filter-field'
import { useMemo } from 'react'
import type { z } from 'zod/mini'
import { useSearch, type SearchValue } from '../../search-params'
import type { FilterValue } from '../filters/filter-search'
import { useListMemory, type TabsOfList } from './list-tabs'

/** What every list's call is asked with, besides its filters. */
interface PageInput {
  readonly page: number
  readonly size: number
  readonly sort: string
}

/** Filters by the contract's names, as the address has them. */
type Filter = Readonly<Record<string, FilterValue>>

export interface ListSearch {
  /** What to ask the server for. */
  readonly page: Filter & PageInput
  /** The filters alone, without the tab: what counts are asked with. */
  readonly filter: Filter
  /** What the tabs choose: nothing, where that is all. */
  readonly tabFilter: Filter
  /** The tab that is shown; undefined without tabs. */
  readonly tab: string | undefined
  /** Shows another tab, and remembers it. */
  chooseTab(this: void, tab: string): void
  /** Sorts by FIELD,ASC or FIELD,DESC, and remembers it. */
  sortBy(this: void, sort: string): void
  /** How many filters are set. */
  readonly filtersSet: number
  readonly clearFilters: () => void
  /** Changes the address. A `step` is one that the browser's Back undoes; typing is not. */
  change(this: void, changes: Readonly<Record<string, SearchValue>>, isStep?: boolean): void
}

/** A list's query, read by what its call takes. */
interface SearchOf {
  readonly values: Filter & PageInput
  readonly named: URLSearchParams
  readonly change: ListSearch['change']
}

const notFilters: ReadonlySet<string> = new Set(['page', 'size', 'sort'] satisfies (keyof PageInput)[])

/** From first to last day is one filter, though it has two names. */
function countSet({ fields }: ListFilters, filter: Filter): number {
  const pairs = fields.filter(field => field.kind === 'days' && namesOf(field).every(name => name in filter))
  return Object.keys(filter).length - pairs.length
}

const noTabs: TabsOfList<string, string> = {
  list: '',
  name: '',
  values: [],
  asked: () => undefined,
  usualSort: () => '',
}

/** The order that the address names; failing that the one that is stored, unless it was an older version's and means nothing to this one. */
function sortOf(input: z.ZodMiniObject, { sort }: PageInput, named: string | null, stored: string | undefined): string {
  if (stored === undefined || named === sort) return sort
  return (input.shape as { sort: z.ZodMiniType<string> }).sort.safeParse(stored).data ?? sort
}

/**
 * What the address asks of a list, by what the list's call takes: page, size, sort, filters. A tab and an order that it does not name
 * are those that its user chose last, failing that the usual ones.
 * @param tabs the same object each time
 */
export function useListSearch<Tab extends string = never>(
  input: z.ZodMiniObject,
  filters: ListFilters,
  tabs: TabsOfList<string, Tab> = noTabs as never,
): ListSearch {
  const { values, named, change } = useSearch(input) as SearchOf
  const memory = useListMemory(tabs.list)
  const tab = [named.get(tabs.name), memory.startTab, tabs.values[0]]
    .map(name => tabs.values.find(value => value === name))
    .find(value => value !== undefined)
  const storedSort = tab === undefined ? undefined : (memory.sortOf(tab) ?? tabs.usualSort(tab))
  const sort = sortOf(input, values, named.get('sort'), storedSort)
  const asked = tab === undefined ? undefined : tabs.asked(tab)
  const { keepTab, keepSort } = memory
  return useMemo(() => {
    const names = Object.keys(input.shape).filter(name => name !== tabs.name && !notFilters.has(name))
    const filter: Filter = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
    const { page, size } = values
    const tabFilter = asked === undefined ? {} : { [tabs.name]: asked }
    return {
      page: { ...filter, ...tabFilter, page, size, sort },
      filter,
      tabFilter,
      tab,
      chooseTab(chosen) {
        keepTab(chosen)
        // Each tab has an order of its own.
        change({ [tabs.name]: chosen, sort: undefined }, true)
      },
      sortBy(order) {
        if (tab !== undefined) keepSort(tab, order)
        change({ sort: order }, true)
      },
      filtersSet: countSet(filters, filter),
      clearFilters: () => change(Object.fromEntries(names.map(name => [name, undefined])), true),
      change,
    }
  }, [input, filters, tabs, values, sort, tab, asked, keepTab, keepSort, change])
}

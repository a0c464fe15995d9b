import { namesOf, type ListFilters } from '@liftwatch/core/views/filters/filter-field'
import { useMemo } from 'react'
import type { z } from 'zod/mini'
import { useSearch, type SearchValue } from '../../search-params'
import { filterNames, listAsked, type ListAsked } from './list-asked'
import { useListMemory, type TabsOfList } from './list-tabs'

export interface ListSearch extends ListAsked {
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

/** From first to last day is one filter, though it has two names. */
function countSet({ fields }: ListFilters, filter: ListAsked['filter'], names: readonly string[]): number {
  const pairs = fields.filter(field => field.kind === 'days' && namesOf(field).every(name => name in filter))
  return names.filter(name => name in filter).length - pairs.length
}

const none: readonly string[] = []

/**
 * What the address asks of a list, by what the list's call takes: page, size, sort, filters, and its changes.
 * @param tabs the same object each time
 * @param setElsewhere filters that only tabs or steps set: they are no one's to clear; the same array each time
 */
export function useListSearch(
  input: z.ZodMiniObject,
  filters: ListFilters,
  tabs?: TabsOfList<string, string>,
  setElsewhere = none,
): ListSearch {
  const { named, change } = useSearch(input) as {
    readonly named: URLSearchParams
    readonly change: ListSearch['change']
  }
  const memory = useListMemory(tabs?.list ?? '')
  return useMemo(() => {
    const asked = listAsked(input, tabs, named, memory)
    const names = filterNames(input, tabs).filter(name => !setElsewhere.includes(name))
    const { keepTab, keepSort } = memory
    return {
      ...asked,
      chooseTab(chosen) {
        keepTab(chosen)
        // Each tab has an order of its own.
        change({ [tabs?.name ?? '']: chosen, sort: undefined }, true)
      },
      sortBy(order) {
        if (asked.tab !== undefined) keepSort(asked.tab, order)
        change({ sort: order }, true)
      },
      filtersSet: countSet(filters, asked.filter, names),
      clearFilters: () => change(Object.fromEntries(names.map(name => [name, undefined])), true),
      change,
    }
  }, [input, filters, tabs, setElsewhere, named, memory, change])
}

import { useMemo } from 'react'
import type { z } from 'zod/mini'
import { useSearch, type SearchValue } from '../../search-params'
import { useListMemory, type TabsOfList } from './list-tabs'

/** What every list's call is asked with, besides its filters. */
export interface PageInput {
  readonly page: number
  readonly size: number
  readonly sort: string
}

export interface ListSearch<Input> {
  /** What to ask the server for. */
  readonly page: Input
  /** The filters alone, without the tab: what counts are asked with. */
  readonly filter: Partial<Input>
  /** What the tabs choose: nothing, where that is all. */
  readonly tabFilter: Partial<Input>
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
  change(this: void, changes: Partial<Record<keyof Input, SearchValue>>, isStep?: boolean): void
}

const notFilters: ReadonlySet<string> = new Set(['page', 'size', 'sort'] satisfies (keyof PageInput)[])

/** From first to last day is one filter, though it has two names. */
function isSecondHalf(name: string): boolean {
  return /^end.*Ts$/.test(name)
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
 * What the address asks of a list, by the input of the list's call: page, size, sort, filters. A tab and an order that it does not name
 * are those that its user chose last, failing that the usual ones.
 */
export function useListSearch<Schema extends z.ZodMiniObject, Tab extends string = never>(
  input: Schema,
  tabs: TabsOfList<keyof z.output<Schema> & string, Tab> = noTabs as never,
): ListSearch<z.output<Schema> & PageInput> {
  type Input = z.output<Schema> & PageInput
  const { values, named, change } = useSearch(input)
  const memory = useListMemory(tabs.list)
  const tab = [named.get(tabs.name), memory.startTab, tabs.values[0]]
    .map(name => tabs.values.find(value => value === name))
    .find(value => value !== undefined)
  const storedSort = tab === undefined ? undefined : (memory.sortOf(tab) ?? tabs.usualSort(tab))
  const sort = sortOf(input, values as PageInput, named.get('sort'), storedSort)
  const asked = tab === undefined ? undefined : tabs.asked(tab)
  const { keepTab, keepSort } = memory
  return useMemo(() => {
    const names = Object.keys(input.shape).filter(name => name !== tabs.name && !notFilters.has(name))
    const filter = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
    const { page, size } = values as PageInput
    const tabFilter = asked === undefined ? {} : { [tabs.name]: asked }
    return {
      page: { ...filter, ...tabFilter, page, size, sort } as Input,
      filter: filter as Partial<Input>,
      tabFilter: tabFilter as Partial<Input>,
      tab,
      chooseTab(chosen) {
        keepTab(chosen)
        // Each tab has an order of its own.
        change({ [tabs.name]: chosen, sort: undefined } as Parameters<typeof change>[0], true)
      },
      sortBy(order) {
        if (tab !== undefined) keepSort(tab, order)
        change({ sort: order } as Parameters<typeof change>[0], true)
      },
      filtersSet: Object.keys(filter).filter(name => !isSecondHalf(name)).length,
      clearFilters: () =>
        change(Object.fromEntries(names.map(name => [name, undefined])) as Parameters<typeof change>[0], true),
      change: change,
    }
  }, [input, tabs, values, sort, tab, asked, keepTab, keepSort, change])
}

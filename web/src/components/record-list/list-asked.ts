import type { z } from 'zod/mini'
import { readSearch } from '../../search-params'
import type { FilterValue } from '../filters/filter-search'
import type { ListMemory, TabsOfList } from './list-tabs'

/** What every list's call is asked with, besides its filters. */
interface PageInput {
  readonly page: number
  readonly size: number
  readonly sort: string
}

/** Filters by the contract's names, as the address has them. */
type Filter = Readonly<Record<string, FilterValue>>

export interface ListAsked {
  /** What to ask the server for. */
  readonly page: Filter & PageInput
  /** The filters alone, without the tab: what counts are asked with. */
  readonly filter: Filter
  /** What the tabs choose: nothing, where that is all. */
  readonly tabFilter: Filter
  /** The tab that is shown; undefined without tabs. */
  readonly tab: string | undefined
}

const notFilters: ReadonlySet<string> = new Set(['page', 'size', 'sort'] satisfies (keyof PageInput)[])

const noTabs: TabsOfList<string, string> = {
  list: '',
  name: '',
  values: [],
  asked: () => undefined,
  usualSort: () => '',
}

/** What of a list's input is a filter of its own. */
export function filterNames(input: z.ZodMiniObject, tabs: TabsOfList<string, string> = noTabs): readonly string[] {
  return Object.keys(input.shape).filter(name => name !== tabs.name && !notFilters.has(name))
}

/** The order that the address names; failing that the one that is stored, unless it was an older version's and means nothing to this one. */
function sortOf(input: z.ZodMiniObject, { sort }: PageInput, named: string | null, stored: string | undefined): string {
  if (stored === undefined || named === sort) return sort
  return (input.shape as { sort: z.ZodMiniType<string> }).sort.safeParse(stored).data ?? sort
}

/**
 * What an address asks of a list, by what the list's call takes. A tab and an order that it does not name are those that its user
 * chose last, failing that the usual ones.
 */
export function listAsked(
  input: z.ZodMiniObject,
  tabs: TabsOfList<string, string> = noTabs,
  named: URLSearchParams,
  memory: Pick<ListMemory, 'startTab' | 'sortOf'>,
): ListAsked {
  const values = readSearch(input, named) as Filter & PageInput
  const tab = [named.get(tabs.name), memory.startTab, tabs.values[0]]
    .map(name => tabs.values.find(value => value === name))
    .find(value => value !== undefined)
  const storedSort = tab === undefined ? undefined : (memory.sortOf(tab) ?? tabs.usualSort(tab))
  const sort = sortOf(input, values, named.get('sort'), storedSort)
  const status = tab === undefined ? undefined : tabs.asked(tab)
  const names = filterNames(input, tabs)
  const filter: Filter = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
  const tabFilter = status === undefined ? {} : { [tabs.name]: status }
  return { page: { ...filter, ...tabFilter, page: values.page, size: values.size, sort }, filter, tabFilter, tab }
}

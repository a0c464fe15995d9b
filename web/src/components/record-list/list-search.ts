import { useMemo } from 'react'
import type { z } from 'zod/mini'
import { useSearch, type SearchValue } from '../../search-params'

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
  /** The filter that the tabs choose. */
  readonly tab: keyof Input | undefined
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

/**
 * What the address asks of a list, by the input of the list's call: page, size, sort, filters. With `tab`, the name of the
 * filter that the list's tabs choose.
 */
export function useListSearch<Schema extends z.ZodMiniObject>(
  input: Schema,
  tab?: keyof z.output<Schema> & string,
): ListSearch<z.output<Schema> & PageInput> {
  type Input = z.output<Schema> & PageInput
  const { values, change } = useSearch(input)
  return useMemo(() => {
    const names = Object.keys(input.shape).filter(name => name !== tab && !notFilters.has(name))
    const filter = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
    return {
      page: values as Input,
      filter: filter as Partial<Input>,
      tab,
      filtersSet: Object.keys(filter).filter(name => !isSecondHalf(name)).length,
      clearFilters: () =>
        change(Object.fromEntries(names.map(name => [name, undefined])) as Parameters<typeof change>[0], true),
      change,
    }
  }, [input, tab, values, change])
}

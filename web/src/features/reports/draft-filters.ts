import { startTransition, useState } from 'react'
import type { FilterSearch } from '../../components/filters/filter-search'
import type { SearchValue } from '../../search-params'

type Values<Name extends string> = FilterSearch<Name>['filter']
type Changes<Name extends string> = { readonly [Key in Name]?: SearchValue }

/**
 * Filters as they are being entered: nothing is asked for until Preview (specification 2 section 4). Once the address has other
 * filters, be it by Preview or by Back, what was entered is replaced by them.
 */
export function useDraftFilters<Name extends string>(values: Values<Name>, change: (changes: Changes<Name>) => void) {
  const over = JSON.stringify(values)
  const [draft, setDraft] = useState<{ readonly over: string; readonly changes: Changes<Name> }>({ over, changes: {} })
  const changesOf = (it: typeof draft): Changes<Name> => (it.over === over ? it.changes : {})
  const changes = changesOf(draft)
  const search: FilterSearch<Name> = {
    filter: { ...values, ...changes },
    change: more => setDraft(before => ({ over, changes: { ...changesOf(before), ...more } })),
  }
  return {
    search,
    isChanged: Object.keys(changes).length > 0,
    /** What was entered is forgotten in the same render in which the address has it. */
    preview: () =>
      startTransition(() => {
        setDraft({ over, changes: {} })
        change(changes)
      }),
  }
}

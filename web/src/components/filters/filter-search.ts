import type { SearchValue } from '../../search-params'

export type FilterValue = string | number | boolean | readonly (string | number)[] | undefined

/** As much of a list's search as a filter needs: the names that it reads and changes. */
export interface FilterSearch<Name extends string> {
  readonly filter: { readonly [Key in Name]?: FilterValue }
  change(this: void, changes: { readonly [Key in Name]?: SearchValue }): void
}

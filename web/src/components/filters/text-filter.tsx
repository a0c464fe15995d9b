import { FilterText } from './filter-text'
import type { FilterSearch } from './filter-search'

interface TextFilterProps<Name extends string> {
  readonly search: FilterSearch<Name>
  readonly name: Name
  readonly label: string
  readonly width: string
  readonly restMs?: number | undefined
}

/** A filter by what a text begins with or contains, as the call has it. */
export function TextFilter<Name extends string>({ search, name, label, width, restMs }: TextFilterProps<Name>) {
  return (
    <FilterText
      label={label}
      width={width}
      restMs={restMs}
      value={String(search.filter[name] ?? '')}
      change={text => search.change({ [name]: text } as { [Key in Name]: string })}
    />
  )
}

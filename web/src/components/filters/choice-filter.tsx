import { FilterSelect } from './filter-select'
import type { FilterSearch } from './filter-search'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface ChoiceFilterProps<Name extends string> {
  readonly search: FilterSearch<Name>
  readonly name: Name
  readonly label: string
  readonly options: readonly Choice[]
  readonly width: string
}

/** A filter by one of a few values. */
export function ChoiceFilter<Name extends string>({ search, name, label, options, width }: ChoiceFilterProps<Name>) {
  return (
    <FilterSelect
      label={label}
      width={width}
      options={options}
      value={String(search.filter[name] ?? '')}
      change={value => search.change({ [name]: value } as { [Key in Name]: string })}
    />
  )
}

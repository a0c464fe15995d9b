import { useLiftCompanies } from '@liftwatch/core/hooks/organizations'
import { useState } from 'react'
import type { FilterSearch } from '../components/filters/filter-search'
import { ListedFilter } from '../components/filters/listed-filter'

interface LiftCompanyFilterProps<Name extends string> {
  readonly search: FilterSearch<Name>
  readonly name: Name
  readonly label: string
}

/** A filter by one of the companies that maintain the lifts which the user sees. */
export function LiftCompanyFilter<Name extends string>({ search, name, label }: LiftCompanyFilterProps<Name>) {
  const [typed, type] = useState<string>()
  const companies = useLiftCompanies(typed)
  return (
    <ListedFilter
      search={search}
      name={name}
      label={label}
      width="12rem"
      typed={typed}
      type={type}
      listed={{
        options: companies.data?.pages.flatMap(({ content }) => content.map(({ name }) => name)),
        hasMore: companies.hasNextPage,
        loadMore: () => void companies.fetchNextPage(),
      }}
    />
  )
}

import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useLiftCompanies } from '@liftwatch/core/hooks/organizations'
import type { NameField, NameList } from '@liftwatch/core/views/filters/filter-field'
import { useState } from 'react'
import { useTexts } from '../../texts'
import type { FilterSearch } from './filter-search'
import { useKnownOptions } from './known-options'
import { ListedFilter } from './listed-filter'

interface NameFilterProps {
  readonly field: NameField<string>
  readonly search: FilterSearch<string>
}

/** One of the companies that maintain the lifts which the user sees; the server finds them. */
function LiftCompanyFilter({ field: { name, label, width }, search }: NameFilterProps) {
  const t = useTexts()
  const [typed, type] = useState<string>()
  const companies = useLiftCompanies(typed)
  return (
    <ListedFilter
      search={search}
      name={name}
      label={t(label)}
      width={width}
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

interface KnownNameFilterProps extends NameFilterProps {
  readonly known: Exclude<NameList, string>
}

/** One of the names that a call answers, all at once. */
function KnownNameFilter({ field: { name, label, width }, search, known }: KnownNameFilterProps) {
  const t = useTexts()
  const names = useKnownOptions(useAnswer(known, {}).data)
  return <ListedFilter search={search} name={name} label={t(label)} width={width} {...names} />
}

/** A filter by one of many names. */
export function NameFilter(props: NameFilterProps) {
  const { names } = props.field
  return names === 'lift-companies' ? <LiftCompanyFilter {...props} /> : <KnownNameFilter {...props} known={names} />
}

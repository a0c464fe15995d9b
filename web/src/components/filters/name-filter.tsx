import { lmds } from '@liftwatch/core/contract/estate/lmds'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useLiftCompanies } from '@liftwatch/core/hooks/organizations'
import type { NameField, NameList } from '@liftwatch/core/views/filters/filter-field'
import { useState, type ComponentType } from 'react'
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

/** One of the versions that the devices have. */
function SoftwareVersionFilter({ field: { name, label, width }, search }: NameFilterProps) {
  const t = useTexts()
  const versions = useKnownOptions(useAnswer(lmds.versions, {}).data)
  return <ListedFilter search={search} name={name} label={t(label)} width={width} {...versions} />
}

const filterOf: Readonly<Record<NameList, ComponentType<NameFilterProps>>> = {
  'lift-companies': LiftCompanyFilter,
  'software-versions': SoftwareVersionFilter,
}

/** A filter by one of many names. */
export function NameFilter(props: NameFilterProps) {
  const Filter = filterOf[props.field.names]
  return <Filter {...props} />
}

import type { FilterType, LookupFilter } from '@liftwatch/core/contract/estate/lookups'
import { useReportFilterOptions } from '@liftwatch/core/hooks/report-filters'
import type { FilterSearch } from '../../components/filters/filter-search'
import { SeveralFilter } from '../../components/filters/several-filter'
import { useTexts } from '../../texts'

interface NamesFilterProps {
  readonly type: FilterType
  readonly name: LookupFilter['key']
  readonly search: FilterSearch<LookupFilter['key']>
  /** There is no choice between fewer. */
  readonly leastCnt: number
}

/** The councils or companies whose lifts a report is of, by their full names. */
export function NamesFilter({ type, name, search, leastCnt }: NamesFilterProps) {
  const t = useTexts()
  const known = useReportFilterOptions(type, name)
  const options = known ?? []
  if (options.length < leastCnt) return null
  return (
    <SeveralFilter
      search={search}
      name={name}
      label={t(`reports.filters.${name}`)}
      width="12rem"
      emptyText={name === 'ward' && known?.length === 0 ? t('reports.noWards') : undefined}
      options={options.map(value => ({ value, label: value }))}
    />
  )
}

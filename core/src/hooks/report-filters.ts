import { useQuery } from '@tanstack/react-query'
import { lookups, type FilterType, type LookupFilter } from '../contract/estate/lookups'
import { useFrontEnd } from './front-end'

/** The names that a report can be filtered by, of those whose lifts the user sees; undefined until they are known. */
export function useReportFilterOptions(type: FilterType, key: LookupFilter['key']): readonly string[] | undefined {
  const { client } = useFrontEnd()
  const { data } = useQuery({
    queryKey: ['lookups', type],
    queryFn: ({ signal }) => client.call(lookups.find, { type }, signal),
    staleTime: Infinity,
  })
  return data?.filters.find(filter => filter.key === key)?.options
}

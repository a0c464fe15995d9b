import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { chronicLifts } from '../contract/reports/chronic-lifts'
import { chronicDetailPageSize } from '../limits'
import type { ReportAsked } from '../views/report-view'
import { useFrontEnd } from './front-end'

/** How many lifts are chronic, and their breakdowns together. */
export function useChronicCounts(asked: ReportAsked) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['report', 'clr', 'count', asked],
    queryFn: ({ signal }) => client.call(chronicLifts.count, asked, signal),
    placeholderData: keepPreviousData,
  })
}

/** A page of the breakdowns that one lift had in the last thirty days. */
export function useChronicBreakdowns(id: string, page: number) {
  const { client } = useFrontEnd()
  const size = chronicDetailPageSize
  const query = useQuery({
    queryKey: ['report', 'clr', id, page],
    queryFn: ({ signal }) => client.call(chronicLifts.detail, { id, page, size }, signal),
    placeholderData: keepPreviousData,
  })
  return { ...query, size }
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { properties, sortPreference, type ReportSort, type SortType } from '../contract/properties'
import { useFrontEnd } from './front-end'

function keyOf(type: SortType | undefined) {
  return ['properties', 'user', type]
}

/** The order in which the user has a report in; of a report whose order cannot be chosen it is never known. */
export function useReportOrder(type: SortType | undefined) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: keyOf(type),
    async queryFn({ signal }) {
      const { body } = sortPreference.parse(await client.call(properties.user, { type: type! }, signal))
      return body[0]!
    },
    enabled: type !== undefined,
    staleTime: Infinity,
  })
}

/** Saves the order of a report; rejects with an AppError. */
export function useSaveReportOrder(type: SortType | undefined) {
  const { client } = useFrontEnd()
  const queries = useQueryClient()
  return useMutation({
    async mutationFn(order: ReportSort) {
      const { body } = sortPreference.parse(await client.call(properties.save, { type: type!, body: [order] }))
      return body[0]!
    },
    onSuccess: saved => queries.setQueryData(keyOf(type), saved),
  }).mutateAsync
}

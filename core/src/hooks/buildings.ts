import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { buildings } from '../contract/buildings'
import type { InputOf } from '../contract/endpoint'
import { useFrontEnd } from './front-end'
import { useRefreshRule } from './refresh'

/** A page of buildings; the rows before stay while the next are fetched. */
export function useBuildingPage(input: InputOf<typeof buildings.page>) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['buildings', 'page', input],
    queryFn: ({ signal }) => client.buildings.page(input, signal),
    placeholderData: keepPreviousData,
  })
}

export function useBuilding(id: string | undefined) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['buildings', 'detail', id],
    queryFn: ({ signal }) => client.buildings.detail({ id: id! }, signal),
    enabled: id !== undefined,
  })
}

/** The lifts of a building, a page at a time. Their flags change as lifts do. */
export function useBuildingLifts(input: InputOf<typeof buildings.lifts>) {
  const { client } = useFrontEnd()
  const refetchInterval = useRefreshRule()
  return useQuery({
    queryKey: ['lifts', 'ofBuilding', input],
    queryFn: ({ signal }) => client.buildings.lifts(input, signal),
    placeholderData: keepPreviousData,
    refetchInterval,
  })
}

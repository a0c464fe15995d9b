import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { InputOf } from '../contract/endpoint'
import type { rbes } from '../contract/rbes'
import { useFrontEnd } from './front-end'

/** A page of building events; the rows before stay while the next are fetched. */
export function useRbePage(input: InputOf<typeof rbes.page>) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['rbes', 'page', input],
    queryFn: ({ signal }) => client.rbes.page(input, signal),
    placeholderData: keepPreviousData,
  })
}

export function useRbe(id: string) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['rbes', 'detail', id],
    queryFn: ({ signal }) => client.rbes.detail({ id }, signal),
  })
}

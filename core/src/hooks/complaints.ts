import { useQuery } from '@tanstack/react-query'
import type { InputOf } from '../contract/endpoint'
import type { complaints } from '../contract/complaints'
import { useFrontEnd } from './front-end'

/** All complaints of one lift or one fault, newest first. */
export function useComplaints(input: InputOf<typeof complaints.list>) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['complaints', 'list', input],
    queryFn: ({ signal }) => client.complaints.list(input, signal),
  })
}

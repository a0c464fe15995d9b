import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFrontEnd } from './front-end'

const queryKey = ['userSessions']

/** Where the user is logged in. */
export function useUserSessions() {
  const { client } = useFrontEnd()
  return useQuery({ queryKey, queryFn: ({ signal }) => client.userSessions.list({}, signal) })
}

/** Ends sessions; rejects with an AppError where one of them could not be ended. */
export function useEndUserSessions() {
  const { client } = useFrontEnd()
  const queries = useQueryClient()
  const end = useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map(id => client.userSessions.remove({ id }))),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return end.mutateAsync
}

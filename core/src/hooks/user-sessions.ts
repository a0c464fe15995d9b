import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFrontEnd } from './front-end'

const queryKey = ['userSessions']

/** Where the user is logged in. */
export function useUserSessions() {
  const { client } = useFrontEnd()
  return useQuery({ queryKey, queryFn: ({ signal }) => client.userSessions.list({}, signal) })
}

/** Ends one session, or all but the one that asks; both reject with an AppError. */
export function useEndUserSessions() {
  const { client } = useFrontEnd()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey })
  const end = useMutation({ mutationFn: (id: string) => client.userSessions.remove({ id }), onSettled })
  const endOthers = useMutation({ mutationFn: () => client.userSessions.removeOthers({}), onSettled })
  return { end: end.mutateAsync, endOthers: endOthers.mutateAsync }
}

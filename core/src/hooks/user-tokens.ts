import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '../contract/endpoint'
import type { userTokens } from '../contract/user-tokens'
import { useFrontEnd } from './front-end'

const queryKey = ['userTokens']

export function useUserTokens() {
  const { client } = useFrontEnd()
  return useQuery({ queryKey, queryFn: ({ signal }) => client.userTokens.list({}, signal) })
}

/** Makes and revokes tokens; both reject with an AppError. */
export function useUserTokenActions() {
  const { client } = useFrontEnd()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey })
  const create = useMutation({
    mutationFn: (input: InputOf<typeof userTokens.create>) => client.userTokens.create(input),
    onSettled,
  })
  const remove = useMutation({ mutationFn: (id: string) => client.userTokens.remove({ id }), onSettled })
  return { create: create.mutateAsync, remove: remove.mutateAsync }
}

import { useQuery } from '@tanstack/react-query'
import { useFrontEnd } from './front-end'

/** What an invitation says to whoever holds its link; nothing is asked without one. Error: link-expired. */
export function useInvitation(token: string | undefined) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['accounts', 'invitation', token],
    queryFn: ({ signal }) => client.accounts.invitation({ token: token! }, signal),
    enabled: token !== undefined,
  })
}

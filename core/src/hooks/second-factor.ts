import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OrganizationSecurity } from '../contract/second-factor'
import { useFrontEnd } from './front-end'

const ownKey = ['secondFactor']
const rulesKey = ['organizationRules']

/** The user's own second factor. */
export function useSecondFactor() {
  const { client } = useFrontEnd()
  return useQuery({ queryKey: ownKey, queryFn: ({ signal }) => client.secondFactor.find({}, signal) })
}

/** To be called once the user's own second factor has changed. */
export function useRefreshSecondFactor(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ownKey })
}

/** What the organisation asks of its members' log-ins, for those who may change it. */
export function useOrganizationRules() {
  const { client } = useFrontEnd()
  return useQuery({ queryKey: rulesKey, queryFn: ({ signal }) => client.organizationRules.find({}, signal) })
}

/** Changes it; rejects with an AppError. */
export function useSaveOrganizationRules() {
  const { client } = useFrontEnd()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (rules: OrganizationSecurity) => client.organizationRules.save(rules),
    onSettled: () => queries.invalidateQueries({ queryKey: rulesKey }),
  })
  return save.mutateAsync
}

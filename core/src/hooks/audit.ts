import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { audit } from '../contract/audit'
import type { InputOf } from '../contract/endpoint'
import { useFrontEnd } from './front-end'

/** A page of the audit trail; the rows before stay while the next are fetched. */
export function useAuditPage(input: InputOf<typeof audit.page>) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['audit', 'page', input],
    queryFn: ({ signal }) => client.audit.page(input, signal),
    placeholderData: keepPreviousData,
  })
}

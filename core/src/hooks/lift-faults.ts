import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { InputOf } from '../contract/endpoint'
import type { liftFaults, LiftFaultFilter } from '../contract/lift-faults'
import { useFrontEnd } from './front-end'

type PageInput = InputOf<typeof liftFaults.page>

/** A page of lift faults; the rows before stay while the next are fetched. */
export function useLiftFaultPage(input: PageInput) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['liftFaults', 'page', input],
    queryFn: ({ signal }) => client.liftFaults.page(input, signal),
    placeholderData: keepPreviousData,
  })
}

export function useLiftFaultCounts(filter: LiftFaultFilter) {
  const { client } = useFrontEnd()
  const { operationalStatus: _, ...input } = filter
  return useQuery({
    queryKey: ['liftFaults', 'count', input],
    queryFn: ({ signal }) => client.liftFaults.count(input, signal),
    placeholderData: keepPreviousData,
  })
}

export function useLiftFault(id: string | undefined) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['liftFaults', 'detail', id],
    queryFn: ({ signal }) => client.liftFaults.detail({ id: id! }, signal),
    enabled: id !== undefined,
  })
}

/** The faults of a passenger trap's lift around the trap, all of them. */
export function useLiftFaultsByTrap(trapId: string) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['relatedFaults', 'byTrap', trapId],
    queryFn: ({ signal }) => client.liftFaults.byTrap({ id: trapId }, signal),
  })
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { InputOf } from '../contract/endpoint'
import type { PassengerTrapFilter, passengerTraps } from '../contract/passenger-traps'
import { byNeed } from '../domain/passenger-traps'
import { useFrontEnd } from './front-end'

type PageInput = InputOf<typeof passengerTraps.page>

/** A page of passenger traps; the rows before stay while the next are fetched. */
export function usePassengerTrapPage(input: PageInput) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['passengerTraps', 'page', input],
    queryFn: ({ signal }) => client.passengerTraps.page(input, signal),
    placeholderData: keepPreviousData,
  })
}

export function usePassengerTrapCounts(filter: PassengerTrapFilter) {
  const { client } = useFrontEnd()
  const { operationalStatus: _, ...input } = filter
  return useQuery({
    queryKey: ['passengerTraps', 'count', input],
    queryFn: ({ signal }) => client.passengerTraps.count(input, signal),
    placeholderData: keepPreviousData,
  })
}

export function usePassengerTrap(id: string) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['passengerTraps', 'detail', id],
    queryFn: ({ signal }) => client.passengerTraps.detail({ id }, signal),
  })
}

/** The teams that were sent before; fetched when `isWanted`. */
export function useTrapTeams(isWanted: boolean) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['passengerTraps', 'teams'],
    queryFn: ({ signal }) => client.passengerTraps.teams({}, signal),
    enabled: isWanted,
  })
}

/** Of open traps as many as this are fetched, those most in need of help; the others are counted. */
const openTraps = { operationalStatus: 'OPEN', size: 100, sort: 'urgency,DESC' } as const

/**
 * All traps that are not closed, in the order in which people are to be helped, whatever any list's filters are. One answer of one
 * call: were they apart, a trap that is being acknowledged would be in neither for a moment.
 */
export function useOpenTraps(isPermitted = true) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['passengerTraps', 'open'],
    enabled: isPermitted,
    queryFn: async ({ signal }) => {
      const { content, totalElements } = await client.passengerTraps.page(openTraps, signal)
      return { traps: content.toSorted(byNeed), total: totalElements }
    },
  })
}

import { useQuery } from '@tanstack/react-query'
import type { Caller } from '../client/caller'
import { passengerTraps } from '../contract/alarms/passenger-traps'
import { byNeed } from '../domain/passenger-traps'
import { useFrontEnd } from './front-end'

/** Of open traps as many as this are fetched, those most in need of help; the others are counted. */
const openTraps = { operationalStatus: 'OPEN', size: 100, sort: 'urgency,DESC' } as const

/** The open traps as react-query takes them. */
export function openTrapsQuery(client: Caller) {
  return {
    queryKey: ['passengerTraps', 'open'],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const { content, totalElements } = await client.call(passengerTraps.page, openTraps, signal)
      return { traps: content.toSorted(byNeed), total: totalElements }
    },
  }
}

/**
 * All traps that are not closed, in the order in which people are to be helped, whatever any list's filters are. One answer of one
 * call: were they apart, a trap that is being acknowledged would be in neither for a moment.
 */
export function useOpenTraps(isPermitted = true) {
  const { client } = useFrontEnd()
  return useQuery({ ...openTrapsQuery(client), enabled: isPermitted })
}

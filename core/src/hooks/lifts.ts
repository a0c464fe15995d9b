import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { InputOf } from '../contract/endpoint'
import type { lifts } from '../contract/lifts'
import { refreshMaxFailures } from '../limits'
import { useFrontEnd } from './front-end'
import { useRefreshRule } from './refresh'

/** A page of lifts; the rows before stay while the next are fetched. Flags come with telemetry, of which there are no notices. */
export function useLiftPage(input: InputOf<typeof lifts.page>) {
  const { client } = useFrontEnd()
  const refetchInterval = useRefreshRule()
  return useQuery({
    queryKey: ['lifts', 'page', input],
    queryFn: ({ signal }) => client.lifts.page(input, signal),
    placeholderData: keepPreviousData,
    refetchInterval,
  })
}

export function useLift(id: string | undefined) {
  const { client } = useFrontEnd()
  const refetchInterval = useRefreshRule()
  return useQuery({
    queryKey: ['lifts', 'detail', id],
    queryFn: ({ signal }) => client.lifts.detail({ id: id! }, signal),
    enabled: id !== undefined,
    refetchInterval,
  })
}

/**
 * What a lift's device says, asked for every 5 s (specification 1 section 7). `hasStopped` after 10 failures in a row; an answer
 * to `refetch` sets it going again.
 */
export function useTelemetry(liftId: string) {
  const { client } = useFrontEnd()
  const refetchInterval = useRefreshRule()
  const query = useQuery({
    queryKey: ['telemetry', 'latest', liftId],
    queryFn: ({ signal }) => client.telemetry.latest({ id: liftId }, signal),
    refetchInterval,
  })
  const { dataUpdatedAt, errorUpdateCount } = query
  const [answered, setAnswered] = useState({ at: dataUpdatedAt, failuresBefore: errorUpdateCount })
  if (answered.at !== dataUpdatedAt) setAnswered({ at: dataUpdatedAt, failuresBefore: errorUpdateCount })
  const hasStopped = query.isError && errorUpdateCount - answered.failuresBefore >= refreshMaxFailures
  return { ...query, hasStopped }
}

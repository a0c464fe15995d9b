import { keepPreviousData, useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { Caller } from '../client/caller'
import type { CallId } from '../contract/api'
import type { AnswerOf, Endpoint, InputOf } from '../contract/endpoint'
import { resourceOf } from '../domain/touched-resources'
import { useFrontEnd } from './front-end'
import { useRefreshRule, type RefreshRule } from './refresh'

/** What changes with telemetry, with a device's contact or by the clock, of which there are no notices. */
const unnoticed: readonly CallId[] = [
  'lifts.page',
  'lifts.detail',
  'lmds.page',
  'lmds.detail',
  'lmds.lifts',
  'buildings.lifts',
  'telemetry.latest',
  'home.summary',
  'home.outOfService',
  'complaints.liftStatus',
  'switchOffs.page',
  'switchOffs.detail',
  'switchOffs.count',
]
const polled: ReadonlySet<string> = new Set(unnoticed)

/** Under which the answer of a call is remembered. */
export function answerKey(endpoint: Endpoint, input: unknown): readonly unknown[] {
  return [resourceOf(endpoint), endpoint.id, input]
}

/** A call and its key as react-query takes them; without an input it is not asked. Errors: AppError. */
export function answerQuery<E extends Endpoint>(
  client: Caller,
  endpoint: E,
  input: InputOf<E> | undefined,
  interval: RefreshRule,
) {
  return {
    queryKey: answerKey(endpoint, input),
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<AnswerOf<E>> =>
      client.call(endpoint, input!, signal),
    enabled: input !== undefined,
    refetchInterval: polled.has(endpoint.id) ? interval : (false as const),
  }
}

/** Whether the answer to another input shows until this one's is there: rows of another page, numbers under another filter. */
function isReplaced({ id, input }: Endpoint): boolean {
  return 'page' in input.shape || id.endsWith('.count')
}

/**
 * What a call answers, and then again whenever it may have changed.
 * @param input undefined while there is nothing to ask for
 */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | undefined,
  options: { readonly staleTime?: number } = {},
): UseQueryResult<AnswerOf<E>> {
  const { client } = useFrontEnd()
  return useQuery<AnswerOf<E>>({
    ...answerQuery(client, endpoint, input, useRefreshRule()),
    ...(isReplaced(endpoint) && { placeholderData: keepPreviousData }),
    ...options,
  })
}

/** Makes a call that changes something, and fetches again what its resource shows. Rejects with an AppError. */
export function useChange<E extends Endpoint>(endpoint: E): (input: InputOf<E>) => Promise<AnswerOf<E>> {
  const { client } = useFrontEnd()
  const queries = useQueryClient()
  return useMutation({
    // react-query hands over a context besides, which is no signal.
    mutationFn: (input: InputOf<E>) => client.call(endpoint, input),
    onSettled: () => queries.invalidateQueries({ queryKey: [resourceOf(endpoint)] }),
  }).mutateAsync
}

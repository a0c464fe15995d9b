import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { TabCounts } from '../contract/alarms'
import type { Page } from '../contract/input'
import { useFrontEnd } from './front-end'
import { useRefreshRule } from './refresh'

/** Contract keys of what has a list. */
type ListedResource = 'liftFaults' | 'passengerTraps' | 'rbes' | 'lifts' | 'lmds' | 'buildings'
/** Those whose list has tabs with numbers. */
export type TabbedResource = 'liftFaults' | 'passengerTraps'

export type PageResults<Row> = readonly UseQueryResult<Page<Row>>[]

export interface PagesOptions {
  readonly resource: ListedResource
  /** Each as the contract of its list takes it. */
  readonly inputs: readonly object[]
  /** Whether what it lists changes without notices. */
  readonly isPolled: boolean
}

/** Several pages of a list at once, for a list that scrolls through them as if it were one. */
export function usePages<Row>({ resource, inputs, isPolled }: PagesOptions): PageResults<Row> {
  const { client } = useFrontEnd()
  const refreshRule = useRefreshRule()
  const call = client[resource].page as unknown as (input: object, signal: AbortSignal) => Promise<Page<Row>>
  return useQueries({
    queries: inputs.map(input => ({
      queryKey: [resource, 'page', input],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(input, signal),
      refetchInterval: isPolled ? refreshRule : (false as const),
    })),
  })
}

/** The numbers in the tabs of a list under a filter; nothing of a list without tabs. */
export function useTabCounts(resource: TabbedResource | undefined, filter: object): TabCounts | undefined {
  const { client } = useFrontEnd()
  const { data } = useQuery({
    queryKey: [resource, 'count', filter],
    queryFn: ({ signal }) => client[resource!].count(filter, signal),
    enabled: resource !== undefined,
    placeholderData: keepPreviousData,
  })
  return data
}

/**
 * A row that has left its list, as it now is where that can be asked for; else as it was until then.
 * @param id undefined while the row is in its list
 */
export function useRowNow<Row extends { readonly id: string }>(
  resource: ListedResource,
  id: string | undefined,
  last: Row | undefined,
): Row | undefined {
  const { client } = useFrontEnd()
  const isAlarm = resource === 'liftFaults' || resource === 'passengerTraps'
  const { data } = useQuery({
    queryKey: [resource, 'detail', id],
    queryFn: async ({ signal }) =>
      (await client[resource as TabbedResource].detail({ id: id! }, signal)) as unknown as Row,
    enabled: isAlarm && id !== undefined,
  })
  return data ?? (last?.id === id ? last : undefined)
}

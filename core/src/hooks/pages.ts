import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import type { Endpoint } from '../contract/endpoint'
import type { Page } from '../contract/input'
import { withoutTabs } from '../views/resources/list-tabs'
import { isWhole, type ResourceView } from '../views/resources/resource-view'
import { answerQuery, useAnswer } from './answer'
import { useFrontEnd } from './front-end'
import { useRefreshRule } from './refresh'

export type PageResults<Row> = readonly UseQueryResult<Page<Row>>[]

interface PageOf {
  readonly page?: number | undefined
  readonly size?: number | undefined
}

/** One page of a list that is always answered whole. */
function cutOut<Row>({ content, totalElements }: Page<Row>, { page = 0, size = content.length }: PageOf): Page<Row> {
  return { content: content.slice(page * size, (page + 1) * size), totalElements }
}

/**
 * Several pages of a list at once, for a list that scrolls through them as if it were one.
 * @param inputs each as the contract of the list takes it
 */
export function usePages<Row extends { readonly id: string }>(
  view: Pick<ResourceView<Row>, 'calls'>,
  inputs: readonly object[],
): PageResults<Row> {
  const { client } = useFrontEnd()
  const interval = useRefreshRule()
  const { page: endpoint, asks } = view.calls
  const call = (input: Record<string, unknown>, signal: AbortSignal) =>
    client.call<Endpoint>(endpoint, input, signal) as Promise<Page<Row>>
  const queryOf = (input: Record<string, unknown>) => ({
    ...answerQuery(client, endpoint, input, interval),
    async queryFn({ signal }: { readonly signal: AbortSignal }) {
      if (!isWhole(view)) return call(input, signal)
      const { page, size, sort: _, ...asked } = input as PageOf & { readonly sort?: string }
      return cutOut(await call(asked, signal), { page, size })
    },
  })
  return useQueries({ queries: inputs.map(input => queryOf({ ...input, ...asks })) })
}

/** The numbers in the tabs of a list under a filter, whatever tab it names; nothing of a list without tabs. */
export function useTabCounts<Row extends { readonly id: string }>(
  { calls, tabs }: Pick<ResourceView<Row>, 'calls' | 'tabs'>,
  filter: object,
): object | undefined {
  return useAnswer<Endpoint>(calls.count ?? calls.page, tabs && withoutTabs(tabs, filter)).data as object | undefined
}

/**
 * A row that has left its list, as it now is where that can be asked for; else as it was until then.
 * @param id undefined while the row is in its list
 */
export function useRowNow<Row extends { readonly id: string }>(
  { detail, page }: ResourceView<Row>['calls'],
  id: string | undefined,
  last: Row | undefined,
): Row | undefined {
  const { data } = useAnswer<Endpoint>(detail ?? page, detail && id !== undefined ? { id } : undefined)
  return (data as Row | undefined) ?? (last?.id === id ? last : undefined)
}

import { useQueries } from '@tanstack/react-query'
import type { ResourceView } from '../views/resources/resource-view'
import { answerQuery } from './answer'
import { useFrontEnd } from './front-end'
import { useRefreshRule } from './refresh'

/** Of more that left a list at once than this, what became of them is not asked for one by one. */
const askedAtOnce = 20

/** Alarms by their ids as they now are, as far as that is known; nothing of a list whose rows no one acknowledges. */
export function useAlarmsNow<Row extends { readonly id: string }>(
  { calls: { detail }, isWaiting }: Pick<ResourceView<Row>, 'calls' | 'isWaiting'>,
  ids: readonly string[],
): ReadonlyMap<string, Row> {
  const { client } = useFrontEnd()
  const interval = useRefreshRule()
  return useQueries({
    queries:
      detail && isWaiting ? ids.slice(0, askedAtOnce).map(id => answerQuery(client, detail, { id }, interval)) : [],
    combine: byId,
  })
}

function byId<Row extends { readonly id: string }>(
  results: readonly { readonly data: Row | undefined }[],
): ReadonlyMap<string, Row> {
  return new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))
}

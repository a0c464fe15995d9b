import { useQueries } from '@tanstack/react-query'
import { alarmCalls, type AnsweredKind } from './alarm-calls'
import { answerQuery } from './answer'
import { useFrontEnd } from './front-end'
import { useRefreshRule } from './refresh'

/** Of more that left a list at once than this, what became of them is not asked for one by one. */
const askedAtOnce = 20

/** Alarms by their ids as they now are, as far as that is known; nothing where no kind is named. */
export function useAlarmsNow<Row extends { readonly id: string }>(
  kind: AnsweredKind | undefined,
  ids: readonly string[],
): ReadonlyMap<string, Row> {
  const { client } = useFrontEnd()
  const interval = useRefreshRule()
  return useQueries({
    queries: kind
      ? ids.slice(0, askedAtOnce).map(id => answerQuery(client, alarmCalls[kind].detail, { id }, interval))
      : [],
    combine: byId as unknown as () => ReadonlyMap<string, Row>,
  })
}

function byId<Row extends { readonly id: string }>(
  results: readonly { readonly data: Row | undefined }[],
): ReadonlyMap<string, Row> {
  return new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))
}

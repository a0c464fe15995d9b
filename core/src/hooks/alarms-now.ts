import { useQueries } from '@tanstack/react-query'
import { useFrontEnd } from './front-end'

/** Of more that left a list at once than this, what became of them is not asked for one by one. */
const askedAtOnce = 20

export type AnsweredKind = 'liftFaults' | 'passengerTraps'

/** Alarms by their ids as they now are, as far as that is known; nothing where no kind is named. */
export function useAlarmsNow<Row extends { readonly id: string }>(
  kind: AnsweredKind | undefined,
  ids: readonly string[],
): ReadonlyMap<string, Row> {
  const { client } = useFrontEnd()
  return useQueries({
    queries: (kind === undefined ? [] : ids.slice(0, askedAtOnce)).map(id => ({
      queryKey: [kind, 'detail', id],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        (await client[kind!].detail({ id }, signal)) as unknown as Row,
    })),
    combine: byId,
  })
}

function byId<Row extends { readonly id: string }>(
  results: readonly { readonly data: Row | undefined }[],
): ReadonlyMap<string, Row> {
  return new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))
}

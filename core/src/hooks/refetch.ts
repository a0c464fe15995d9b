import type { Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'

function hasFailed({ state }: Query): boolean {
  return state.fetchFailureCount > 0
}

/**
 * Fetches again, until each has answered or failed. A query tries again by itself, but in a tab that is not looked at only once it is:
 * were that waited for, such a tab would learn of nothing more.
 */
async function fetchUntilTried(queries: QueryClient, filters: QueryFilters): Promise<void> {
  const cache = queries.getQueryCache()
  const isTried = () => cache.findAll({ ...filters, type: 'active', fetchStatus: 'fetching' }).every(hasFailed)
  const answered = queries.invalidateQueries(filters)
  let unsubscribe = () => {}
  const tried = new Promise<void>(resolve => {
    const look = () => {
      if (isTried()) resolve()
    }
    unsubscribe = cache.subscribe(look)
    look()
  })
  await Promise.race([answered, tried])
  unsubscribe()
}

function failuresOf(queries: QueryClient, queryKey: QueryKey = []): Error[] {
  const shown = queries.getQueryCache().findAll({ queryKey, type: 'active' })
  return shown.map(({ state }) => state.fetchFailureReason).filter(failure => failure !== null)
}

/**
 * Fetches again what is shown, so that none of it is older than this call; what is not shown is fetched when it is. A first
 * fetch that is still under way was started before, and the cache would take its answer for the new one: once it has come, it is
 * fetched again. Answers what failed; it shows in the query itself too, whose further tries are not waited for.
 * @param queryKey what the keys begin with; everything if it is left out
 */
export async function refetch(queries: QueryClient, queryKey: QueryKey = []): Promise<readonly Error[]> {
  const cache = queries.getQueryCache()
  const firstFetches = cache
    .findAll({ queryKey, type: 'active', predicate: ({ state }) => state.fetchStatus !== 'idle' })
    .filter(({ state }) => state.data === undefined)
  const [failed, startedBefore] = [firstFetches.filter(hasFailed), firstFetches.filter(query => !hasFailed(query))]
  // The cache would wait for their next try.
  await Promise.all(failed.map(query => query.cancel({ revert: true })))
  await fetchUntilTried(queries, { queryKey })
  await Promise.all(startedBefore.map(query => fetchUntilTried(queries, { queryKey: query.queryKey, exact: true })))
  return failuresOf(queries, queryKey)
}

/** Fetches what is shown and has no answer yet, and awaits what is on its way. Answers what failed, as `refetch`. */
export async function fetchMissing(queries: QueryClient): Promise<readonly Error[]> {
  const isMissing = ({ state }: Query) => state.data === undefined
  const failed = queries
    .getQueryCache()
    .findAll({ type: 'active', predicate: query => isMissing(query) && hasFailed(query) })
  await Promise.all(failed.map(query => query.cancel({ revert: true })))
  await fetchUntilTried(queries, { predicate: isMissing })
  return failuresOf(queries)
}

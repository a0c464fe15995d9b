import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches again what is shown, so that none of it is older than this call; what is not shown is fetched when it is. A first
 * fetch that is still under way was started before, and the cache would take its answer for the new one: once it has come, it is
 * fetched again. Failures show in the query itself.
 * @param queryKey what the keys begin with; everything if it is left out
 */
export async function refetch(queries: QueryClient, queryKey: QueryKey = []): Promise<void> {
  const startedBefore = queries
    .getQueryCache()
    .findAll({ queryKey, type: 'active', fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await queries.invalidateQueries({ queryKey })
  await Promise.all(startedBefore.map(query => queries.invalidateQueries({ queryKey: query.queryKey, exact: true })))
}

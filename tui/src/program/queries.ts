import { environmentManager, QueryClient, timeoutManager } from '@tanstack/react-query'

// Without a window, react-query takes itself for a server: it neither polls nor ever lets go of what it holds.
environmentManager.setIsServer(() => false)

// Its timers, some of minutes, must not keep the process from ending. Before the first client, as it asks.
timeoutManager.setTimeoutProvider<NodeJS.Timeout>({
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs).unref(),
  clearTimeout,
  setInterval: (callback, delayMs) => setInterval(callback, delayMs).unref(),
  clearInterval,
})

/** The cache of what was fetched. Retries and refetching are the live feed's; whether there is a network, only a call can tell. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: false, refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

import { AppError, errorTable } from '@liftwatch/core/errors'
import { QueryClient } from '@tanstack/react-query'

const retriesMax = 2

/** The server in trouble is asked again; a wrong question is not, and a lost connection is the live feed's to repair. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < retriesMax && error instanceof AppError && errorTable[error.code].status >= 500
}

/** What is known of the server's answers. */
export function createQueries(): QueryClient {
  return new QueryClient({
    // What the browser believes of the network is not asked: a call that fails at once is seen, one that waits is not.
    defaultOptions: {
      queries: { retry: isWorthRetrying, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}

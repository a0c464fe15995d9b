import type { LiveFeed } from '@liftwatch/core/client/live'
import { stopAfterFailures } from '@liftwatch/core/client/poll'
import { AppError, errorTable } from '@liftwatch/core/errors'
import { FrontEndProvider } from '@liftwatch/core/hooks/front-end'
import { startLive } from '@liftwatch/core/hooks/start-live'
import { createFollowers } from '@liftwatch/core/watch/followers'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { client, session } from './front-end'
import { steadyTimer } from '../steady-timer'
import { onWake } from '../wake'

const retriesMax = 2

/** The server in trouble is asked again; a wrong question is not, and a lost connection is the live feed's to repair. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < retriesMax && error instanceof AppError && errorTable[error.code].status >= 500
}

function createQueries(): QueryClient {
  return new QueryClient({
    // What the browser believes of the network is not asked: a call that fails at once is seen, one that waits is not.
    defaultOptions: {
      queries: { retry: isWorthRetrying, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}

/** What is known of the server, and the feed of its changes: it runs while someone subscribes. */
function createServerState() {
  const queries = createQueries()
  const followers = createFollowers()
  let live: LiveFeed | undefined
  return {
    queries,
    followers,
    live: () => live,
    follow: () => {
      live = startLive({
        client,
        queries,
        retryRule: stopAfterFailures,
        recheck: session.restore,
        followers,
        timer: steadyTimer,
      })
      const endWaking = onWake(() => {
        if (live && live.state().mode !== 'live') live.retry()
      })
      return () => {
        endWaking()
        live?.stop()
        live = undefined
      }
    },
  }
}

const followNothing = () => () => {}

/** Lasts from one login or choice of organisation to the next; `isLive` follows the changes. */
export function ServerState({ isLive = false, children }: { readonly isLive?: boolean; readonly children: ReactNode }) {
  const [state] = useState(createServerState)
  const live = useSyncExternalStore(isLive ? state.follow : followNothing, state.live)
  const { followers } = state
  const frontEnd = useMemo(
    () => ({ client, session, live, followers, retryRule: stopAfterFailures, timer: steadyTimer }),
    [live, followers],
  )
  return (
    <QueryClientProvider client={state.queries}>
      <FrontEndProvider value={frontEnd}>{children}</FrontEndProvider>
    </QueryClientProvider>
  )
}

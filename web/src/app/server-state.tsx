import type { LiveFeed } from '@liftwatch/core/client/live'
import { stopAfterFailures } from '@liftwatch/core/client/poll'
import { FrontEndProvider } from '@liftwatch/core/hooks/front-end'
import { startLive } from '@liftwatch/core/hooks/start-live'
import { createFollowers } from '@liftwatch/core/watch/followers'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { client, newerServer, session } from './front-end'
import { takePrepared } from './prepare'
import { createQueries } from './queries'
import { steadyTimer } from '../steady-timer'
import { inFewTabs } from '../stream-slots'
import { onWake } from '../wake'

const openStream = inFewTabs(client.openStream)

/** What is known of the server, and the feed of its changes: it runs while someone subscribes. */
function createServerState(queries: QueryClient) {
  const followers = createFollowers()
  let live: LiveFeed | undefined
  return {
    queries,
    followers,
    live: () => live,
    follow: () => {
      live = startLive({
        client,
        openStream,
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

interface ServerStateProps {
  /** The organisation whose changes are followed; without one, none are. */
  readonly organizationId?: string
  readonly children: ReactNode
}

/** Lasts from one login or choice of organisation to the next. */
export function ServerState({ organizationId, children }: ServerStateProps) {
  const [state] = useState(() =>
    createServerState((organizationId !== undefined && takePrepared(organizationId)) || createQueries()),
  )
  const live = useSyncExternalStore(organizationId === undefined ? followNothing : state.follow, state.live)
  const { followers } = state
  const frontEnd = useMemo(
    () => ({ client, session, live, followers, newerServer, retryRule: stopAfterFailures, timer: steadyTimer }),
    [live, followers],
  )
  return (
    <QueryClientProvider client={state.queries}>
      <FrontEndProvider value={frontEnd}>{children}</FrontEndProvider>
    </QueryClientProvider>
  )
}

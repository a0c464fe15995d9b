import { stopAfterFailures } from '@liftwatch/core/client/poll'
import { FrontEndProvider } from '@liftwatch/core/hooks/front-end'
import { startLive } from '@liftwatch/core/hooks/start-live'
import { createFollowers } from '@liftwatch/core/watch/followers'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { client, newerServer, session } from './front-end'
import { createLastingFeed } from './lasting-feed'
import { forgetPrepared, preparedFor } from './prepare'
import { createQueries } from './queries'
import { steadyTimer } from '../steady-timer'
import { inFewTabs } from '../stream-slots'
import { onWake } from '../wake'

const openStream = inFewTabs(client.openStream)

/** What is known of the server, and the feed of its changes, which runs while it is followed. */
function createServerState(queries: QueryClient) {
  const followers = createFollowers()
  const since = session.restoredAfter()
  const live = createLastingFeed(() =>
    startLive({
      client,
      openStream,
      queries,
      since,
      retryRule: stopAfterFailures,
      recheck: session.restore,
      followers,
      timer: steadyTimer,
    }),
  )
  return {
    queries,
    followers,
    live,
    follow: () => {
      live.start()
      const endWaking = onWake(() => {
        if (live.state().mode !== 'live') live.retry()
      })
      return () => {
        endWaking()
        live.stop()
      }
    },
  }
}

interface ServerStateProps {
  /** The organisation whose changes are followed; without one, none are. */
  readonly organizationId?: string
  readonly children: ReactNode
}

/** Lasts from one login or choice of organisation to the next. */
export function ServerState({ organizationId, children }: ServerStateProps) {
  const [state] = useState(() =>
    createServerState((organizationId !== undefined && preparedFor(organizationId)) || createQueries()),
  )
  const { followers, follow } = state
  const isFollowed = organizationId !== undefined
  useEffect(() => {
    if (!isFollowed) return undefined
    forgetPrepared()
    return follow()
  }, [isFollowed, follow])
  const live = isFollowed ? state.live : undefined
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

import type { QueryClient } from '@tanstack/react-query'
import { createClient, type Client } from '@liftwatch/core/client/client'
import { cookieCredentials, type CookieStore } from '@liftwatch/core/client/credentials'
import type { LiveFeed } from '@liftwatch/core/client/live'
import { retryForEver } from '@liftwatch/core/client/poll'
import { createSession, type Session, type SessionStore } from '@liftwatch/core/client/session'
import { startLive } from '@liftwatch/core/hooks/start-live'
import { createQueries } from './queries'

/** What the monitor has of the server. */
export interface Connection {
  readonly client: Client
  readonly session: Session
  readonly queries: QueryClient
  /** The live feed of the chosen organisation; undefined while there is none. Changes with the session alone. */
  readonly live: () => LiveFeed | undefined
  readonly end: () => void
}

/**
 * The client with its session, the cache of what it fetched, and its live feed. What another user or organisation may see
 * is another thing: the cache does not outlive the change, and the feed is begun anew.
 */
export function createConnection(
  server: string,
  store: CookieStore & SessionStore,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Connection {
  const queries = createQueries()
  const credentials = cookieCredentials(store)
  const client = createClient({ baseUrl: server, credentials, fetch, onLoggedOut: () => session.expire() })
  const session = createSession(client, store)
  let user: string | undefined
  let organization: string | undefined
  let live: LiveFeed | undefined

  session.subscribe(() => {
    const state = session.state()
    const before = `${user} ${organization}`
    if ('user' in state) user = state.user.id
    if (state.status === 'ready') organization = state.organization.id
    const isElsewhere = before !== `${user} ${organization}`
    if (isElsewhere) queries.clear()
    if (live && (isElsewhere || state.status !== 'ready')) {
      live.stop()
      live = undefined
    }
    if (state.status === 'ready') live ??= startLive(client, queries, retryForEver)
  })

  return {
    client,
    session,
    queries,
    live: () => live,
    end() {
      live?.stop()
      queries.clear()
    },
  }
}

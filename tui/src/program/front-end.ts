import type { QueryClient } from '@tanstack/react-query'
import { createCaller, type Caller } from '@liftwatch/core/client/caller'
import { cookieCredentials, type CookieStore } from '@liftwatch/core/client/credentials'
import type { LiveFeed } from '@liftwatch/core/client/live'
import { createNewerServer, type NewerServer } from '@liftwatch/core/client/newer-server'
import { retryForEver } from '@liftwatch/core/client/poll'
import { createServers } from '@liftwatch/core/client/servers'
import { createSession, type Session, type SessionStore } from '@liftwatch/core/client/session'
import { createFollowers, type Followers } from '@liftwatch/core/watch/followers'
import { createWatch, type Watch } from '@liftwatch/core/watch/watch'
import { watchableKinds } from '@liftwatch/core/watch/alarm-source'
import { addressesOf } from '@liftwatch/core/contract/server-addresses'
import { organizations as organizationCalls } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { session as sessionCalls } from '@liftwatch/core/contract/accounts/session'
import { AppError } from '@liftwatch/core/errors'
import { startLive } from '@liftwatch/core/hooks/start-live'
import { createQueries } from './queries'
import { createShiftStore, type SavedFile } from './store'

/** What the monitor has of the server. */
export interface Connection {
  readonly client: Caller
  readonly session: Session
  readonly queries: QueryClient
  /** The live feed of the chosen organisation; undefined while there is none. Changes with the session alone. */
  readonly live: () => LiveFeed | undefined
  readonly followers: Followers
  readonly newerServer: NewerServer
  /** What happened since the work in this organisation began; it goes on while a log-in is in front. */
  readonly watch: () => Watch | undefined
  readonly end: () => void
}

interface ConnectionOptions {
  /** One address, or several with commas between them. */
  readonly server: string
  readonly store: CookieStore & SessionStore
  readonly file: SavedFile
  readonly fetch?: typeof globalThis.fetch
  readonly isReadOnly: boolean
}

/** Anyone who only watches still logs in, out, and chooses the organisation. */
const allowedChanges = [sessionCalls.login, sessionCalls.logout, organizationCalls.select].map(
  ({ path }) => path.split('{')[0]!,
)

/** Lets no call through that would change anything, whatever a screen may have forgotten to refuse. */
function watchingOnly(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const isChange = (init?.method ?? 'GET') !== 'GET'
    if (isChange && !allowedChanges.some(path => pathname.startsWith(path))) throw new AppError('read-only')
    return fetch(input, init)
  }
}

/**
 * The client with its session, the cache of what it fetched, and its live feed. What another user or organisation may see
 * is another thing: the cache does not outlive the change, and the feed is started again.
 */
export function createConnection(options: ConnectionOptions): Connection {
  const { server, store, file, fetch: anyFetch = globalThis.fetch, isReadOnly } = options
  const queries = createQueries()
  const credentials = cookieCredentials(store)
  const fetch = isReadOnly ? watchingOnly(anyFetch) : anyFetch
  const addresses = addressesOf(server)
  const newerServer = createNewerServer()
  const client = createCaller({
    baseUrl: addresses[0]!,
    ...(addresses.length > 1 && { servers: createServers(addresses) }),
    credentials,
    fetch,
    onServerVersion: newerServer.follow,
    onNotice: id => session.noticed(id),
    onLoggedOut: () => session.expire(),
    workingAs: () => session.workingAs(),
    onMisplaced: (error, madeFor) => session.misplaced(error, madeFor),
  })
  const session = createSession(client, store)
  let user: string | undefined
  let organization: string | undefined
  let permissions: ReadonlySet<Permission> = new Set()
  let live: LiveFeed | undefined
  let watch: Watch | undefined
  const followers = createFollowers()
  followers.join({ received: notice => watch?.received(notice), lookAtAll: () => watch?.lookAtAll() })

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
    if (watch && (isElsewhere || (state.status === 'logged-out' && state.byUser))) {
      watch.end()
      watch = undefined
    }
    if (state.status !== 'ready') return
    permissions = state.permissions
    watch ??= createWatch({
      client,
      kinds: () => watchableKinds(permissions),
      shifts: createShiftStore(file, server, state.user.id, state.organization.id),
    })
    if (live) return
    // What was fetched before another log-in of the same user is older.
    const since = isElsewhere ? session.restoredAfter() : undefined
    live = startLive({ client, queries, since, retryRule: retryForEver, recheck: session.restore, followers })
    watch.follow(live)
  })

  return {
    client,
    session,
    queries,
    live: () => live,
    followers,
    newerServer,
    watch: () => watch,
    end() {
      live?.stop()
      watch?.end()
      queries.clear()
    },
  }
}

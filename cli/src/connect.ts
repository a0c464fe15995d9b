import { createClient, type Client } from '@liftwatch/core/client/client'
import { cookieCredentials } from '@liftwatch/core/client/credentials'
import { openCookieStore } from './cookie-store'
import type { Settings } from './settings'

/** The client of the chosen server, with the session that is remembered for it. A session that ended is forgotten. */
export function connect(settings: Settings, options: { readonly timeoutMs?: number }): Client {
  const store = openCookieStore(settings)
  return createClient({
    baseUrl: settings.server,
    credentials: cookieCredentials(store),
    fetch: globalThis.fetch,
    onLoggedOut: () => store.write(undefined),
    ...options,
  })
}

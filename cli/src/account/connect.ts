import { bearerCredentials, cookieCredentials } from '@liftwatch/core/client/credentials'
import type { RetryPolicy } from '@liftwatch/core/client/retry'
import type { Transport } from '@liftwatch/core/client/transport'
import { createServers } from '@liftwatch/core/client/servers'
import { addressesOf } from '@liftwatch/core/contract/server-addresses'
import { AppError } from '@liftwatch/core/errors'
import type { Io } from '../terminal/io'
import type { Settings } from '../command/settings'
import type { Account } from './account'
import { openCookieStore } from './cookie-store'
import { createHeldPlace, type HeldPlace } from './held-place'
import { openStoredFile } from './stored-file'

interface Connection {
  readonly io: Io
  readonly settings: Settings
  readonly fetch: typeof globalThis.fetch
  readonly account: Account
  readonly retry: RetryPolicy | undefined
  readonly onServerVersion: (stated: string) => void
  /** What the command itself asks for, in milliseconds; the user's own setting wins. */
  readonly timeoutMs: number | undefined
}

interface Connected extends Pick<HeldPlace, 'workIn'> {
  /** What its client calls by. */
  readonly transport: Transport
}

function credentialsOf({ io, settings, account }: Connection) {
  const { token } = account
  if (token) {
    const refused = () => new AppError('token-refused', { params: { source: token.source } })
    return { credentials: bearerCredentials(token.value, refused) }
  }
  const store = openCookieStore(openStoredFile({ io, settings }), account)
  const forget = async () => {
    try {
      await store.write(undefined, false)
    } catch {
      // It is over all the same, and that is what there is to say.
    }
  }
  return { credentials: cookieCredentials(store), onLoggedOut: forget }
}

/** How the chosen server is called, with the account's token or the session that is remembered. A session that ended is forgotten. */
export function connect(connection: Connection): Connected {
  const { settings, fetch, account, retry, onServerVersion } = connection
  const timeoutMs = settings.timeoutMs ?? connection.timeoutMs
  const { credentials, ...rest } = credentialsOf(connection)
  const place = createHeldPlace()
  const addresses = addressesOf(account.server)
  const transport: Transport = {
    baseUrl: addresses[0]!,
    ...(addresses.length > 1 && { servers: createServers(addresses) }),
    fetch,
    retry,
    onServerVersion,
    ...rest,
    credentials: place.seenBy(credentials),
    workingAs: place.workingAs,
    ...(timeoutMs !== undefined && { timeoutMs }),
  }
  return { transport, workIn: place.workIn }
}

import type { CookieStore } from '@liftwatch/core/client/credentials'
import { addressesOf } from '@liftwatch/core/contract/server-addresses'
import type { Account } from './account'
import type { StoredFile } from './stored-file'
import type { Stored } from './stored-shapes'

type Place = Pick<Account, 'server' | 'context'>

function cookieOf(stored: Stored, { server, context }: Place): string | undefined {
  if (context !== undefined) return stored.contexts.get(context)?.cookie
  return addressesOf(server)
    .map(address => stored.cookies.get(address))
    .find(Boolean)
}

function withCookie(stored: Stored, { server, context }: Place, cookie: string | undefined): Stored {
  if (context === undefined) {
    const cookies = new Map(stored.cookies)
    for (const address of addressesOf(server)) {
      if (cookie === undefined) cookies.delete(address)
      else cookies.set(address, cookie)
    }
    return { ...stored, cookies }
  }
  const { cookie: _, ...rest } = stored.contexts.get(context) ?? { server }
  const held = cookie === undefined ? rest : { ...rest, cookie }
  return { ...stored, contexts: new Map(stored.contexts).set(context, held) }
}

/**
 * Keeps the session cookie of a context, or of a server without one: two accounts on one server do not mix, and none is ever
 * sent to another server. A session of several servers of one estate is that of each of them, for those who name one of them alone.
 */
export function openCookieStore(file: StoredFile, place: Place): CookieStore {
  return {
    read: () => cookieOf(file.read(), place),
    async write(cookie) {
      if (cookie !== cookieOf(file.read(), place)) await file.change(stored => withCookie(stored, place, cookie))
    },
  }
}

import type { CookieStore, SharedSessions } from '@liftwatch/core/client/credentials'
import type { Context } from '../command/context'
import { openCookieStore } from './cookie-store'
import { openStoredFile } from './stored-file'

/** Goes on without a file that cannot be read or written: a session that is not remembered is one all the same. */
function forgiving(store: CookieStore): CookieStore {
  return {
    read() {
      try {
        return store.read()
      } catch {
        return undefined
      }
    },
    async write(cookie, isRemembered) {
      try {
        await store.write(cookie, isRemembered)
      } catch {
        // `doctor` tells.
      }
    },
  }
}

/** The sessions of the command line for another program: that of the context at its server, else those that are stored by address. */
export function sharedSessions({ io, settings, account }: Context): SharedSessions {
  const { server: own, context, token } = account()
  const file = openStoredFile({ io, settings })
  return server => {
    // A token is the command line's alone: the monitor works by sessions.
    if (token) return undefined
    return forgiving(openCookieStore(file, { server, context: server === own ? context : undefined }))
  }
}

import type { AppError } from '../errors'

/** How a client proves who it is. In a browser the cookie is the browser's own affair. */
export interface Credentials {
  headers(): Record<string, string>
  /** Sees every answer's headers, to keep what the server hands out; a promise is waited for. */
  received(headers: Headers): unknown
  /** What a 401 means, where it is not that someone has to log in. */
  readonly refused?: () => AppError
}

export const browserCredentials: Credentials = { headers: () => ({}), received: () => {} }

/** Where a front-end outside the browser keeps its session cookie. */
export interface CookieStore {
  read(): string | undefined
  /**
   * A promise is waited for.
   * @param isRemembered whether the session is to outlive the program
   */
  write(cookie: string | undefined, isRemembered: boolean): unknown
}

/** Where the session of a server is stored that several programs share; undefined where they do not. */
export type SharedSessions = (server: string) => CookieStore | undefined

const sessionCookieName = 'liftwatch_session'

/** Keeps the session cookie itself, as front-ends outside the browser have to. An emptied cookie is forgotten. */
export function cookieCredentials(store: CookieStore): Credentials {
  return {
    headers(): Record<string, string> {
      const cookie = store.read()
      return cookie ? { cookie: `${sessionCookieName}=${cookie}` } : {}
    },
    async received(headers) {
      for (const line of headers.getSetCookie()) {
        const match = /^liftwatch_session=([^;]*)/.exec(line)
        // A browser forgets one without an end when it is closed.
        if (match) await store.write(match[1] || undefined, /;\s*(max-age|expires)=/i.test(line))
      }
    },
  }
}

/** Shows a personal access token with each call, and keeps nothing. `refused` says what to make of a token that does not hold. */
export function bearerCredentials(token: string, refused?: () => AppError): Credentials {
  return {
    headers: () => ({ authorization: `Bearer ${token}` }),
    received: () => {},
    ...(refused && { refused }),
  }
}

/** How a client proves who it is. In a browser the cookie is the browser's own affair. */
export interface Credentials {
  headers(): Record<string, string>
  /** Sees every answer's headers, to keep what the server hands out. */
  received(headers: Headers): void
}

export const browserCredentials: Credentials = { headers: () => ({}), received: () => {} }

/** Where a front-end outside the browser keeps its session cookie. */
export interface CookieStore {
  read(): string | undefined
  write(cookie: string | undefined): void
}

const sessionCookieName = 'liftwatch_session'

/** Keeps the session cookie itself, as front-ends outside the browser have to. An emptied cookie is forgotten. */
export function cookieCredentials(store: CookieStore): Credentials {
  return {
    headers(): Record<string, string> {
      const cookie = store.read()
      return cookie ? { cookie: `${sessionCookieName}=${cookie}` } : {}
    },
    received(headers) {
      for (const line of headers.getSetCookie()) {
        const match = /^liftwatch_session=([^;]*)/.exec(line)
        if (match) store.write(match[1] || undefined)
      }
    },
  }
}

import { createClient, type Client } from '@liftwatch/core/client/client'
import { cookieCredentials } from '@liftwatch/core/client/credentials'
import { newCookieBrowser, type CookieBrowser } from './cookie-browser'
import { outcomeOf } from './outcome'
import type { TestServer } from './server'

/** Where the provider sends a browser back to. */
export const isCallback = ({ pathname }: URL) => pathname === '/api/oidc/callback'

/** Where the server sends a browser that wants to log in with the provider. */
export async function beginIn(
  { url }: TestServer,
  browser: CookieBrowser,
  query: Record<string, string> = {},
): Promise<URL> {
  return (await browser.go(`${url}/api/oidc/login?${new URLSearchParams(query).toString()}`))!
}

/** Logs in from beginning to end, and answers where the console is then entered. */
export async function signOn(
  server: TestServer,
  browser = newCookieBrowser(),
  query: Record<string, string> = {},
): Promise<URL> {
  const isConsole = ({ origin, pathname }: URL) => origin === server.url && !pathname.startsWith('/api/')
  return browser.follow(await beginIn(server, browser, query), isConsole)
}

/** What the console is to say that went wrong; null where nothing did. */
export function signOnError(end: URL | undefined): string | null {
  return end?.searchParams.get('error') ?? null
}

/** The client of a browser's session, which keeps the cookie there. */
export function clientOf({ url }: TestServer, browser: CookieBrowser): Client {
  const own = () => browser.cookies.get(new URL(url).host)
  const credentials = cookieCredentials({
    read: () => own()?.get('liftwatch_session'),
    write: cookie =>
      void (cookie === undefined ? own()?.delete('liftwatch_session') : own()?.set('liftwatch_session', cookie)),
  })
  return createClient({ baseUrl: url, fetch, credentials })
}

/** `ok`, or `not-logged-in`. */
export function whoIs(server: TestServer, browser: CookieBrowser): Promise<string> {
  return outcomeOf(clientOf(server, browser).session.user({}))
}

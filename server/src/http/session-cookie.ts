import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const sessionCookieName = 'liftwatch_session'
const deviceCookieName = 'liftwatch_device'

/** What @fastify/cookie adds; its own declaration does not merge under this compiler. */
interface CookieRequest {
  readonly cookies: Readonly<Record<string, string | undefined>>
}
interface CookieReply {
  setCookie(name: string, value: string, options: CookieSerializeOptions): unknown
  clearCookie(name: string, options: CookieSerializeOptions): unknown
}

export function readSessionCookie(request: FastifyRequest): string | undefined {
  return (request as unknown as CookieRequest).cookies[sessionCookieName]
}

const deviceTokenPattern = /^[\w-]{43}$/

/** The token by which a browser is known again; it opens nothing. */
export function readDeviceCookie(request: FastifyRequest): string | undefined {
  const token = (request as unknown as CookieRequest).cookies[deviceCookieName]
  return token !== undefined && deviceTokenPattern.test(token) ? token : undefined
}

/** Sends the session's token: out of reach for scripts, and not sent along from other sites. */
export function setSessionCookie(
  reply: FastifyReply,
  token: string,
  isSecure: boolean,
  maxAgeMs: number | undefined,
): void {
  setCookie(reply, sessionCookieName, token, isSecure, maxAgeMs)
}

export function setDeviceCookie(reply: FastifyReply, token: string, isSecure: boolean, maxAgeMs: number): void {
  setCookie(reply, deviceCookieName, token, isSecure, maxAgeMs)
}

function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  isSecure: boolean,
  maxAgeMs: number | undefined,
): void {
  const cookies = reply as unknown as CookieReply
  cookies.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    ...(maxAgeMs !== undefined && { maxAge: Math.floor(maxAgeMs / 1000) }),
  })
}

export function clearSessionCookie(reply: FastifyReply): void {
  const cookies = reply as unknown as CookieReply
  cookies.clearCookie(sessionCookieName, { path: '/' })
}

import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { singleSignOnMinutes } from '@liftwatch/core/limits'
import { z } from 'zod'
import type { SecretKey } from '../accounts/secret-key'

const cookieName = 'liftwatch_oidc'
const purpose = 'log-in under way'
const lifeMs = singleSignOnMinutes * 60_000

const shape = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirect: z.string(),
  inviteToken: z.string().optional(),
  expiresAt: z.number(),
})

/** A log-in that has gone to the provider: what its end is checked against, and where it leads. */
export type Flow = Omit<z.output<typeof shape>, 'expiresAt'>

/** What @fastify/cookie adds; its own declaration does not merge under this compiler. */
type CookieRequest = { readonly cookies: Readonly<Record<string, string | undefined>> }
type CookieReply = {
  setCookie(name: string, value: string, options: CookieSerializeOptions): unknown
  clearCookie(name: string, options: CookieSerializeOptions): unknown
}

interface Settings {
  readonly secretKey: SecretKey
  readonly hasSecureCookies: boolean
}

/** Lax, for the browser comes back from another site; for these two addresses alone, and for minutes. */
function options({ hasSecureCookies }: Settings): CookieSerializeOptions {
  return { path: '/api/oidc', httpOnly: true, sameSite: 'lax', secure: hasSecureCookies, maxAge: lifeMs / 1000 }
}

export function keepFlow(reply: FastifyReply, settings: Settings, flow: Flow, at: number): void {
  const sealed = settings.secretKey.seal(purpose, Buffer.from(JSON.stringify({ ...flow, expiresAt: at + lifeMs })))
  ;(reply as unknown as CookieReply).setCookie(cookieName, sealed.toString('base64url'), options(settings))
}

/** The log-in that this browser began, once; undefined where it began none, or too long ago. */
export function takeFlow(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Settings,
  at: number,
): Flow | undefined {
  const sealed = (request as unknown as CookieRequest).cookies[cookieName]
  ;(reply as unknown as CookieReply).clearCookie(cookieName, options(settings))
  const plain = sealed && settings.secretKey.open(purpose, Buffer.from(sealed, 'base64url'))
  if (!plain) return undefined
  const { expiresAt, ...flow } = shape.parse(JSON.parse(plain.toString()))
  return at < expiresAt ? flow : undefined
}

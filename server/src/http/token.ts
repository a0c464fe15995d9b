import { createHash, randomBytes } from 'node:crypto'
import { userTokenPrefix } from '@liftwatch/core/contract/accounts/secret-shape'
import type { FastifyRequest } from 'fastify'

/** A new secret that no one can guess: 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function newUserToken(): string {
  return `${userTokenPrefix}${newToken()}`
}

export function isUserToken(token: string): boolean {
  return token.startsWith(userTokenPrefix)
}

/** What the database keeps of a token. Tokens are random, so that a plain hash is as good as a slow one. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The token that a program shows; browsers do not add this header by themselves. */
export function bearerTokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

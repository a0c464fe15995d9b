import type { FastifyRequest } from 'fastify'
import { linesMediaType, type Endpoint } from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import { bodyMaxBytes, linesMaxBytes, publicBodyMaxBytes } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { authenticateDevice, authenticateMember, authenticateUser, type AccessSettings } from './authenticate'
import type { Device, Member, SignedIn } from './caller'
import { refuseForeignOrigin } from './security'
import { SessionCache } from './session-cache'
import { bearerTokenOf } from './token'

export type AnyCaller = undefined | Device | SignedIn | Member

/** The largest body of a call, in bytes. */
export function bodyLimitOf({ bodyMaxBytes: own, access }: Endpoint): number {
  return own ?? (access === 'public' ? publicBodyMaxBytes : bodyMaxBytes)
}

/** Whether the body is lines of JSON, where the call takes them. */
export function isLines({ bodyLines }: Endpoint, { headers }: FastifyRequest): boolean {
  return bodyLines !== undefined && headers['content-type']?.split(';')[0]!.trim().toLowerCase() === linesMediaType
}

/** Whether no browser can have sent the call on another site's behalf, or it would change nothing. */
function isSafe(endpoint: Endpoint, request: FastifyRequest): boolean {
  if (endpoint.method === 'GET' || endpoint.access === 'device') return true
  return endpoint.access !== 'public' && bearerTokenOf(request) !== undefined
}

function authenticate(
  endpoint: Endpoint,
  settings: AccessSettings,
  request: FastifyRequest,
  at: number,
): Promise<AnyCaller> {
  switch (endpoint.access) {
    case 'public':
      return Promise.resolve(undefined)
    case 'device':
      return authenticateDevice(settings.db, request)
    case 'signed-in':
      return authenticateUser(settings, request, endpoint, at)
    default:
      return authenticateMember(settings, request, endpoint, at)
  }
}

/** Refuses by its headers a body that would be refused once it is read. Errors: too-large, bad-input. */
function refuseBodyByHead(endpoint: Endpoint, request: FastifyRequest): void {
  const takesLines = isLines(endpoint, request)
  const encoding = request.headers['content-encoding']?.toLowerCase() ?? 'identity'
  if (encoding !== 'identity' && !(takesLines && encoding === 'gzip')) {
    const message = takesLines ? 'must be gzip or identity' : 'must be left out: this call takes no compressed body'
    throw new AppError('bad-input', { errors: [{ path: 'content-encoding', message }] })
  }
  const limit = takesLines ? linesMaxBytes : bodyLimitOf(endpoint)
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new AppError('too-large')
}

/** What a request was let in as; until then, and where no one asks, nothing. */
const admitted = new WeakMap<FastifyRequest, AnyCaller>()

/**
 * Lets a request in before a byte of its body is read: origin, session or token, permission, and what its headers say of the body.
 * A stranger's body is never looked at.
 */
export async function admit(
  endpoint: Endpoint,
  settings: AccessSettings,
  request: FastifyRequest,
  at: number,
): Promise<void> {
  if (!isSafe(endpoint, request)) refuseForeignOrigin(request)
  admitted.set(request, await authenticate(endpoint, settings, request, at))
  refuseBodyByHead(endpoint, request)
}

/** Who makes the call, once it is let in. */
export function callerOf(request: FastifyRequest): AnyCaller {
  return admitted.get(request)
}

/**
 * The member who makes the call, with the rights that the transaction sees now: what was let in may since have waited for the very
 * change that takes its right away. Errors: those of `authenticateMember`.
 */
export function memberNow(tx: Database, request: FastifyRequest, endpoint: Endpoint, at: number): Promise<Member> {
  const within = (callerOf(request) as Member).organization.id
  return authenticateMember({ db: tx, sessions: new SessionCache() }, request, endpoint, at, within)
}

import { sessionDays, sessionRememberedDays } from '@liftwatch/core/limits'
import { deleteSession, insertSession, type EndedSession } from '../queries/sessions'
import { rememberPlace } from './known-place'
import type { HandlerContext } from './route'
import { readSessionCookie, setSessionCookie } from './session-cookie'
import { hashToken, newToken } from './token'

const dayMs = 86_400_000

/** Ends the session whose cookie the request brings, if any; answers whose it was, and where. */
export async function endSession({
  db,
  sessions,
  request,
}: Pick<HandlerContext, 'db' | 'sessions' | 'request'>): Promise<EndedSession | undefined> {
  const token = readSessionCookie(request)
  if (!token) return undefined
  const ended = await deleteSession(db, hashToken(token))
  sessions.forget(hashToken(token))
  return ended
}

interface NewSession {
  readonly userId: string
  /** Chosen at once, where it is known. */
  readonly organizationId: string | null
  readonly isRemembered: boolean
  /** When its second factor was proven; null, or nothing, where it was not. */
  readonly secondFactorAt?: number | null
}

type SessionCall = Pick<HandlerContext, 'db' | 'sessions' | 'at' | 'request' | 'reply'>

/** A new token at each log-in, and the one before ends: what somebody planted or overheard is worth nothing. */
export async function startSession(call: SessionCall, hasSecureCookies: boolean, start: NewSession): Promise<void> {
  const { db, at, request, reply } = call
  await endSession(call)
  const token = newToken()
  const lifeMs = (start.isRemembered ? sessionRememberedDays : sessionDays) * dayMs
  await insertSession(db, {
    ...start,
    tokenHash: hashToken(token),
    createdAt: at,
    lastSeenAt: at,
    expiresAt: at + lifeMs,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  })
  setSessionCookie(reply, token, hasSecureCookies, start.isRemembered ? lifeMs : undefined)
  await rememberPlace(call, hasSecureCookies, start.userId)
}

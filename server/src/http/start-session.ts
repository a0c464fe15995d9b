import { AppError } from '@liftwatch/core/errors'
import { dayMs, sessionDays, sessionRememberedDays } from '@liftwatch/core/limits'
import { deleteSession, findSessionUser, insertSession, type EndedSession } from '../queries/sessions'
import { rememberPlace } from './known-place'
import type { HandlerContext } from './route'
import { readSessionCookie, setSessionCookie } from './session-cookie'
import { hashToken, newToken } from './token'
import { workingAsOf } from './working-as'

/** Ends the caller's own session. Errors: bad-input; other-user, where another user has logged in beside. */
export async function leaveSession(call: Pick<HandlerContext, 'db' | 'request'>): Promise<EndedSession | undefined> {
  const { userId, organizationId } = workingAsOf(call.request)
  const token = readSessionCookie(call.request)
  if (!token) return undefined
  const user = await findSessionUser(call.db, hashToken(token))
  if (user && userId !== undefined && user.userId !== userId)
    throw new AppError('other-user', { params: { name: user.nickname } })
  return deleteSession(call.db, hashToken(token), organizationId)
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

/** A new token at each log-in, and the one before ends: what someone planted or read along is worth nothing. */
export async function startSession(call: SessionCall, hasSecureCookies: boolean, start: NewSession): Promise<void> {
  const { db, at, request, reply, sessions } = call
  const before = readSessionCookie(request)
  if (before) await deleteSession(db, hashToken(before), undefined)
  sessions.forgetAll()
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

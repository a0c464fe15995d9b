import type { FastifyRequest } from 'fastify'
import { events } from '@liftwatch/core/contract/events'
import { AppError } from '@liftwatch/core/errors'
import { streamHeartbeatMs } from '@liftwatch/core/limits'
import { authenticateMember, type AccessSettings } from './authenticate'
import type { Member } from './caller'

function hasSameRights(one: Member, other: Member): boolean {
  return (
    one.organization.id === other.organization.id &&
    one.permissions.size === other.permissions.size &&
    [...one.permissions].every(permission => other.permissions.has(permission))
  )
}

/** Looks now and then whether what an open stream was given for still holds, and calls back when it does not. Answers its own end. */
export function watchRights(
  settings: AccessSettings & { readonly clock: () => number },
  request: FastifyRequest,
  member: Member,
  onLost: () => void,
): () => void {
  const timer = setInterval(() => {
    authenticateMember(settings, request, events.stream, settings.clock()).then(
      now => hasSameRights(now, member) || onLost(),
      // A database that is away says nothing about rights.
      (error: unknown) => error instanceof AppError && onLost(),
    )
  }, streamHeartbeatMs)
  return () => clearInterval(timer)
}

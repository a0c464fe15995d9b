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

interface Settings extends AccessSettings {
  readonly clock: () => number
  /** Calls back when who may do what has changed; answers its own end. */
  readonly onAccessChange: (callback: () => void) => () => void
}

/**
 * Looks now and then whether what an open stream was given for still holds, and at once where rights have changed or a session was
 * ended; calls back when it does not. To look is to use the session: who only watches is not logged out. Answers its own end.
 */
export function watchRights(
  settings: Settings,
  request: FastifyRequest,
  member: Member,
  onLost: () => void,
): () => void {
  let isLooking = false
  let hasChanged = false
  async function look(): Promise<void> {
    const now = await authenticateMember(settings, request, events.stream, settings.clock()).catch((error: unknown) => {
      // A database that is away says nothing about rights.
      if (error instanceof AppError) onLost()
    })
    if (now && !hasSameRights(now, member)) onLost()
  }
  /** One look at a time; a change during one is looked at after it. */
  async function lookInTurn(): Promise<void> {
    hasChanged = true
    if (isLooking) return
    isLooking = true
    while (hasChanged) {
      hasChanged = false
      await look()
    }
    isLooking = false
  }
  const timer = setInterval(() => void lookInTurn(), streamHeartbeatMs)
  const ignoreChanges = settings.onAccessChange(() => void lookInTurn())
  return () => {
    clearInterval(timer)
    ignoreChanges()
  }
}

import type { FastifyRequest } from 'fastify'
import { events } from '@liftwatch/core/contract/events'
import { AppError, type ErrorCode } from '@liftwatch/core/errors'
import { streamHeartbeatMs } from '@liftwatch/core/limits'
import { authenticateMember, type AccessSettings } from './authenticate'
import type { Member } from './caller'
import { SessionCache } from './session-cache'

function hasAll(some: Iterable<unknown>, others: Iterable<unknown>): boolean {
  const known = new Set(others)
  return [...some].every(one => known.has(one))
}

function isSame(one: Iterable<unknown>, other: Iterable<unknown>): boolean {
  return hasAll(one, other) && hasAll(other, one)
}

function hasSameRights(one: Member, other: Member): boolean {
  return (
    one.organization.type === other.organization.type &&
    one.role === other.role &&
    isSame(one.permissions, other.permissions) &&
    isSame(one.scope, other.scope)
  )
}

interface Settings extends Pick<AccessSettings, 'db'> {
  readonly clock: () => number
  /** Calls back when who may do what has changed; answers its own end. */
  readonly onAccessChange: (callback: () => void) => () => void
}

interface Listener {
  readonly onChange: () => void
  readonly onEnd: (reason: ErrorCode) => void
}

/** What the reader of an open stream may do and see. */
export interface Rights {
  /** With every change that is known of. */
  readonly now: () => Promise<Member>
  readonly stop: () => void
}

/**
 * Looks whether what an open stream was given for still holds: at once where rights have changed or a session was ended, on
 * whichever server, and now and then. To look is to use the session: who only watches is not logged out.
 */
export function watchRights(
  { db, clock, onAccessChange }: Settings,
  request: FastifyRequest,
  member: Member,
  { onChange, onEnd }: Listener,
): Rights {
  let current = member
  let hasChanged = false
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    try {
      const found = await authenticateMember({ db, sessions: new SessionCache() }, request, events.stream, clock())
      if (found.organization.id !== current.organization.id) return onEnd('other-organization')
      if (hasSameRights(found, current)) return
      current = found
      onChange()
    } catch (error) {
      // A database that is away says nothing about rights.
      if (error instanceof AppError) onEnd(error.code)
    }
  }

  /** One look at a time; a change during one is looked at after it. */
  async function lookUntilCurrent(): Promise<void> {
    while (hasChanged) {
      hasChanged = false
      await look()
    }
    looking = undefined
  }

  function lookAgain(): void {
    hasChanged = true
    looking ??= lookUntilCurrent()
  }

  const timer = setInterval(lookAgain, streamHeartbeatMs)
  const ignoreChanges = onAccessChange(lookAgain)
  return {
    async now() {
      await looking
      return current
    },
    stop() {
      clearInterval(timer)
      ignoreChanges()
    },
  }
}

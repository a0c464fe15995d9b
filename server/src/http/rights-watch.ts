import type { FastifyRequest } from 'fastify'
import { events } from '@liftwatch/core/contract/events'
import { AppError, type ErrorCode } from '@liftwatch/core/errors'
import { streamHeartbeatMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { Wheel } from '../events/wheel'
import { authenticateMembers, claimOf, type Claim } from './authenticate'
import type { Member } from './caller'
import { SharedReaders, type SharedReader } from './shared-readers'

const partsOfPeriod = 20
/** So many are looked up by one statement. */
const lookedUpAtOnce = 500

interface Settings {
  readonly db: Database
  readonly clock: () => number
  /** Calls back when who may do what has changed: of one user, or of anyone. */
  readonly onAccessChange: (callback: (userId: string | undefined) => void) => void
  readonly onError: (error: unknown) => void
}

interface Listener {
  readonly onChange: () => void
  readonly onEnd: (reason: ErrorCode) => void
}

/** What the reader of an open stream may do and see. */
export interface Rights {
  /** By what is known at this moment. */
  readonly reader: () => SharedReader
  /** Done once every change that is known of by now is in it. */
  readonly known: () => Promise<void>
  readonly stop: () => void
}

interface Watched {
  readonly claim: Claim
  readonly userId: string
  readonly organizationId: string
  readonly listener: Listener
  reader: SharedReader
}

/**
 * Looks whether what open streams were given for still holds: at once where rights have changed or a session was ended, on whichever
 * server, and now and then. Many are looked up together. To look is to use the session: who only watches is not logged out.
 */
export class RightsWatch {
  readonly #settings: Settings
  readonly #watched = new Set<Watched>()
  readonly #ofUser = new Map<string, Set<Watched>>()
  readonly #readers = new SharedReaders()
  readonly #wheel: Wheel<Watched>
  #due = new Set<Watched>()
  /** The look that is under way, and the one that comes after it, with all that is due by then. */
  #running: Promise<void> = Promise.resolve()
  #next: Promise<void> | undefined
  /** Done with the look that has all changes that are known of. */
  #changes: Promise<void> = Promise.resolve()

  constructor(settings: Settings) {
    this.#settings = settings
    this.#wheel = new Wheel(streamHeartbeatMs, partsOfPeriod, watched => void this.#lookAt(watched))
    settings.onAccessChange(userId => {
      const affected = userId === undefined ? this.#watched : this.#ofUser.get(userId)
      if (affected && affected.size > 0) this.#changes = this.#lookAt(affected)
    })
  }

  /** Done once every change that is known of by now is in the rights of each. What is looked at now and then is not waited for. */
  readonly known = (): Promise<void> => this.#changes

  watch(request: FastifyRequest, member: Member, listener: Listener): Rights {
    const watched: Watched = {
      claim: claimOf(request, events.stream),
      userId: member.userId,
      organizationId: member.organization.id,
      listener,
      reader: this.#readers.take(member),
    }
    this.#watched.add(watched)
    this.#wheel.add(watched)
    const ofUser = this.#ofUser.get(watched.userId) ?? new Set()
    this.#ofUser.set(watched.userId, ofUser.add(watched))
    return { reader: () => watched.reader, known: this.known, stop: () => this.#stop(watched) }
  }

  #stop(watched: Watched): void {
    if (!this.#watched.delete(watched)) return
    this.#wheel.delete(watched)
    this.#readers.release(watched.reader)
    const ofUser = this.#ofUser.get(watched.userId)
    ofUser?.delete(watched)
    if (ofUser?.size === 0) this.#ofUser.delete(watched.userId)
  }

  /** One look at a time; a change during one is looked at after it. */
  #lookAt(watched: Iterable<Watched>): Promise<void> {
    for (const one of watched) this.#due.add(one)
    this.#next ??= this.#running.then(() => {
      this.#next = undefined
      const due = [...this.#due]
      this.#due.clear()
      return (this.#running = this.#look(due))
    })
    return this.#next
  }

  async #look(due: readonly Watched[]): Promise<void> {
    const { db, clock, onError } = this.#settings
    try {
      for (let from = 0; from < due.length; from += lookedUpAtOnce) {
        const some = due.slice(from, from + lookedUpAtOnce).filter(watched => this.#watched.has(watched))
        const claims = some.map(({ claim }) => claim)
        const found = await authenticateMembers(db, claims, events.stream, clock())
        some.forEach((watched, index) => this.#follow(watched, found[index]!))
      }
    } catch (error) {
      // A database that is away says nothing about rights.
      onError(error)
    }
  }

  #follow(watched: Watched, found: Member | AppError): void {
    // It may have ended while it was looked at.
    if (!this.#watched.has(watched)) return
    const { listener, organizationId } = watched
    if (found instanceof AppError) return listener.onEnd(found.code)
    if (found.organization.id !== organizationId) return listener.onEnd('other-organization')
    const before = watched.reader
    watched.reader = this.#readers.take(found)
    this.#readers.release(before)
    if (watched.reader !== before) listener.onChange()
  }
}

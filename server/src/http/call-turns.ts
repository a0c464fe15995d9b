import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { callerOf } from './admission'
import { Turns } from './turns'

/** A browser opens six connections, a script some more; a caller with more than this waiting does not wait for answers. */
const waitingPerCallerMax = 500
const waitingReportsMax = 64

/** How many reports run at once on a server of so many connections besides. */
function reportsAtOnce(poolSize: number): number {
  return Math.max(1, Math.floor(poolSize / 5))
}

/** How many connections reports have: each may read its rows and count them side by side. */
export function reportConnections(poolSize: number): number {
  return 2 * reportsAtOnce(poolSize)
}

/** Who a call counts for: the user, the device, or the address where there is neither. */
function callerKey(request: FastifyRequest): string {
  const caller = callerOf(request)
  if (caller === undefined) return `address ${request.ip}`
  return 'userId' in caller ? `user ${caller.userId}` : `device ${caller.lmdId}`
}

function organizationKey(request: FastifyRequest): string {
  const caller = callerOf(request)
  return caller && 'organization' in caller && caller.organization ? caller.organization.id : callerKey(request)
}

/** Keeps one caller from taking all connections to the database, and one organisation's reports from taking all its time. */
export class CallTurns {
  readonly #calls: Turns
  readonly #reports: Turns

  constructor(poolSize: number) {
    const perKeyMax = Math.ceil(poolSize / 2)
    this.#calls = new Turns({ atOnceMax: Infinity, perKeyMax, waitingPerKeyMax: waitingPerCallerMax })
    const atOnceMax = reportsAtOnce(poolSize)
    this.#reports = new Turns({
      atOnceMax,
      perKeyMax: Math.max(1, atOnceMax - 1),
      waitingPerKeyMax: waitingReportsMax,
    })
  }

  /** Answers a call when its turn comes. Errors: overloaded. */
  take<Answer>(
    endpoint: Endpoint,
    request: FastifyRequest,
    leaving: AbortSignal,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    return endpoint.isExpensive
      ? this.#reports.run(organizationKey(request), leaving, work)
      : this.#calls.run(callerKey(request), leaving, work)
  }
}

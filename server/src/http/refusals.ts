import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, errorTable } from '@liftwatch/core/errors'
import type { Database } from '../db/connect'
import { recordNoticed, type Doer } from './audited'
import type { Repeated } from './repeated'

/** Whom a request turned out to be from, before it was decided whether they may. */
const callers = new WeakMap<FastifyRequest, Doer>()

export function noteCaller(request: FastifyRequest, caller: Doer): void {
  callers.set(request, caller)
}

interface Settings {
  readonly db: Database
  readonly clock: () => number
  readonly repeated: Repeated
}

/** Writes down what people who are logged in tried to change and may not. */
export function auditRefusals(app: FastifyInstance, { db, clock, repeated }: Settings): void {
  app.addHook('onError', async (request, _reply, error) => {
    const { endpointId } = request.routeOptions.config
    const caller = callers.get(request)
    if (!caller || endpointId === undefined || request.method === 'GET') return
    if (!(error instanceof AppError) || errorTable[error.code].status !== 403) return
    const call = { caller, at: clock(), requestId: request.id, request }
    const { code } = error
    repeated.note(`refused ${caller.userId} ${endpointId} ${code}`, count =>
      recordNoticed(db, 'access.refused', call, endpointId, { call: endpointId, code, count }),
    )
  })
}

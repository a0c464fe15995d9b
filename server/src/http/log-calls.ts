import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '@liftwatch/core/errors'
import type { Metrics } from '../metrics'
import { callerOf } from './admission'
import { loggedPath } from './logged-path'

const clientRequestIdPattern = /^[\w-]{8,64}$/

/** Who made the call, by ids alone, and from where. */
function madeBy(request: FastifyRequest): Record<string, string> {
  const caller = callerOf(request)
  if (caller === undefined) return { address: request.ip }
  if (!('userId' in caller)) return { address: request.ip, device: caller.clientId }
  const { userId: user, organization } = caller
  return { address: request.ip, user, ...(organization && { organization: organization.id }) }
}

/** The id by which the caller knows the request, where it gave one that a log may hold. */
function clientRequestIdOf({ headers }: FastifyRequest): Record<string, string> {
  const given = headers['x-request-id']
  return typeof given === 'string' && clientRequestIdPattern.test(given) ? { clientRequestId: given } : {}
}

/** What calls were answered for an error. */
const codes = new WeakMap<FastifyRequest, ErrorCode>()

export function noteErrorCode(request: FastifyRequest, code: ErrorCode): void {
  codes.set(request, code)
}

/** One line a call, and its time for the figures. */
export function logCalls(app: FastifyInstance, { callSeconds }: Pick<Metrics, 'callSeconds'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const endpoint = request.routeOptions.config.endpointId ?? 'other'
    const ms = reply.elapsedTime
    callSeconds.observe({ endpoint, status: reply.statusCode }, ms / 1000)
    const { method } = request
    const code = codes.get(request)
    const facts = { endpoint, method, path: loggedPath(request), status: reply.statusCode, ...(code && { code }), ms }
    request.log.info({ ...facts, ...madeBy(request), ...clientRequestIdOf(request) }, 'call')
  })
}

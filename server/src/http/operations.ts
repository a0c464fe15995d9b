import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '@liftwatch/core/errors'
import type { Metrics } from '../metrics'
import { answerError } from './errors'
import { openApi } from './openapi'
import type { Readiness } from './readiness'
import { bearerTokenOf, hashToken } from './token'
import type { TrustsProxy } from './trusted-proxies'

interface Settings {
  readonly metrics: Metrics
  readonly readiness: () => Promise<Readiness>
  readonly metricsToken: string | undefined
  readonly trustsProxy: TrustsProxy | undefined
}

const forwardHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/**
 * Whether a request comes from this machine itself, by the connection alone: what a header says of it anyone could write. What was handed on
 * came from elsewhere, and so may all that comes from where a proxy is, which need not say whom it speaks for.
 */
function isFromHere({ headers, socket: { remoteAddress = '' } }: FastifyRequest, trustsProxy: TrustsProxy | undefined) {
  const isHandedOn =
    forwardHeaders.some(name => headers[name] !== undefined) || trustsProxy?.(remoteAddress, 0) === true
  return !isHandedOn && /^(127\.|::1$|::ffff:127\.)/.test(remoteAddress)
}

/** Compares in a time that does not depend on where they differ. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hashToken(one), hashToken(other))
}

/** What those who run the server ask it: alive, ready, its figures, its description. */
export function addOperations(app: FastifyInstance, settings: Settings): void {
  const { metrics, readiness, metricsToken, trustsProxy } = settings
  let description: string | undefined

  app.get('/healthz', () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    const { isReady, parts, cause } = await readiness()
    if (isReady) return { status: 'ready', ...parts }
    const notReady = new AppError('not-ready', { cause })
    answerError(notReady, request, reply, parts)
    return reply
  })

  app.get('/metrics', async (request, reply) => {
    const token = bearerTokenOf(request)
    const isKnown = metricsToken !== undefined && token !== undefined && isSame(token, metricsToken)
    if (!isKnown && !isFromHere(request, trustsProxy)) throw new AppError('no-permission')
    void reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })

  // Made for who first asks: it would be a tenth of a start.
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json').send((description ??= JSON.stringify(openApi()))),
  )
}

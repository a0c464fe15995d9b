import { timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '@liftwatch/core/errors'
import type { Database } from '../db/connect'
import type { Metrics } from '../metrics'
import { openApi } from './openapi'
import { bearerTokenOf, hashToken } from './token'
import type { TrustsProxy } from './trusted-proxies'

interface Settings {
  readonly db: Database
  readonly metrics: Metrics
  /** What must be well besides the database: listening for changes, the broker. */
  readonly isReady: () => boolean
  readonly metricsToken: string | undefined
  readonly trustsProxy: TrustsProxy | undefined
}

const forwardHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * Whether a request comes from this machine itself. Behind a proxy on this machine all would, so that one that was handed on counts
 * only where the proxy is trusted to say from where.
 */
function isFromHere(request: FastifyRequest, isProxyTrusted: boolean): boolean {
  const isHandedOn = forwardHeaders.some(name => request.headers[name] !== undefined)
  return (isProxyTrusted || !isHandedOn) && /^(127\.|::1$|::ffff:127\.)/.test(request.ip)
}

/** Compares in a time that does not depend on where they differ. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hashToken(one), hashToken(other))
}

/** What those who run the server ask it: alive, ready, its figures, its description. */
export function addOperations(app: FastifyInstance, settings: Settings): void {
  const { db, metrics, isReady, metricsToken, trustsProxy } = settings
  const description = JSON.stringify(openApi())

  app.get('/healthz', () => ({ status: 'ok' }))

  app.get('/readyz', async () => {
    try {
      await db.execute(sql`SELECT 1`)
    } catch (cause) {
      throw new AppError('not-ready', { cause })
    }
    if (!isReady()) throw new AppError('not-ready')
    return { status: 'ready' }
  })

  app.get('/metrics', async (request, reply) => {
    const token = bearerTokenOf(request)
    const isKnown = metricsToken !== undefined && token !== undefined && isSame(token, metricsToken)
    if (!isKnown && !isFromHere(request, trustsProxy !== undefined)) throw new AppError('no-permission')
    void reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })

  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(description))
}

import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { AppError } from '@liftwatch/core/errors'
import type { Database } from '../db/connect'
import type { Metrics } from '../metrics'
import { openApi } from './openapi'

interface Settings {
  readonly db: Database
  readonly metrics: Metrics
  /** What must be well besides the database: listening for changes, the broker. */
  readonly isReady: () => boolean
}

/** What those who run the server ask it: alive, ready, its figures, its description. */
export function addOperations(app: FastifyInstance, { db, metrics, isReady }: Settings): void {
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

  app.get('/metrics', async (_request, reply) => {
    void reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })

  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(description))
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '@liftwatch/core/errors'
import { asksForPage } from './asks-for-page'

/** Serves the built web console. Its pages are the browser's own: any path that is not the API's gets the same document. */
export async function addWebConsole(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders(reply, path) {
        // Names of assets hold their content's hash; the document that names them must be asked for again each time.
        const isHashed = path.includes(join('dist', 'assets'))
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isBuilt || !asksForPage(request)) throw new AppError('not-found')
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}

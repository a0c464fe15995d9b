import type { FastifyRequest } from 'fastify'

/** The path of a request as the log may keep it: without the query, and without the secret of a link. */
export function loggedPath(request: FastifyRequest): string {
  const path = request.url.split('?')[0]!
  const { token } = (request.params ?? {}) as { token?: string }
  return token === undefined ? path : (request.routeOptions.url ?? path)
}

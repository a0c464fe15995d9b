import type { FastifyRequest } from 'fastify'

/** Whether a request is a browser's for a page of the console: which of them there are, it knows by itself. */
export function asksForPage({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  return method === 'GET' && !/^\/(api|assets)\//.test(url)
}

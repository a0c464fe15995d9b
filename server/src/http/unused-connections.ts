import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Ends, at a stop, the connections over which no request has come yet. Browsers open some in advance; Node does not take
 * them for idle, and a stop would wait a minute for each.
 */
export function endUnusedAtStop(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  app.server.on('connection', socket => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', request => unused.delete(request.socket))
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
  })
}

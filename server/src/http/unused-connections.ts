import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { followHandshakes } from '../tls/handshakes'
import { secureServerOf } from './listener'

/**
 * Ends, at a stop, the connections over which no request has come yet. Browsers open some in advance; Node does not take
 * them for idle, and a stop would wait a minute for each.
 */
export function endUnusedAtStop(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  const secure = secureServerOf(app)
  app.server.on(secure ? 'secureConnection' : 'connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  if (secure) {
    followHandshakes(secure, below => {
      unused.add(below)
      return () => void unused.delete(below)
    })
  }
  app.server.on('request', request => unused.delete(request.socket))
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
  })
}

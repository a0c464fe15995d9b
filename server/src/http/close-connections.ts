import type { FastifyInstance } from 'fastify'

const idleLookEveryMs = 50
const stopPatienceMs = 10_000

/** A stop ends connections as they fall idle, and waits for what is under way, but not for ever. */
export function closeConnections(app: FastifyInstance): void {
  const idle = setInterval(() => app.server.closeIdleConnections(), idleLookEveryMs)
  const all = setTimeout(() => app.server.closeAllConnections(), stopPatienceMs)
  app.server.once('close', () => {
    clearInterval(idle)
    clearTimeout(all)
  })
}

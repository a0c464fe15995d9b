import type { FastifyInstance } from 'fastify'
import { bodyWithinMs, unreadBodyMaxBytes, unreadBodyWithinMs } from '@liftwatch/core/limits'

const lookEveryMs = 20

/**
 * Ends requests whose body does not arrive in time, as Node ends those whose headers do not. An answer that did not wait for the body
 * leaves its sender some time to read it; then the connection ends, so that nothing is read on for ever.
 */
export function endSlowBodies(app: FastifyInstance, usualMs = bodyWithinMs): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (raw.headers['transfer-encoding'] === undefined && !Number(raw.headers['content-length'])) return
    const end = () => {
      if (raw.complete) return
      const error = Object.assign(new Error('The body took too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      if (reply.raw.headersSent) raw.socket.destroy(error)
      else app.server.emit('clientError', error, raw.socket)
    }
    const timer = setTimeout(end, routeOptions.config.bodyWithinMs ?? usualMs)
    raw.once('end', () => clearTimeout(timer))
    reply.raw.once('close', () => clearTimeout(timer))
  })

  app.addHook('onResponse', async ({ raw }) => {
    const { socket } = raw
    if (raw.complete || socket.destroyed) return
    raw.resume()
    const until = Date.now() + unreadBodyWithinMs
    const bytesMax = socket.bytesRead + unreadBodyMaxBytes
    const timer = setInterval(() => {
      if (Date.now() > until || socket.bytesRead > bytesMax) socket.destroy()
      if (raw.complete || socket.destroyed) clearInterval(timer)
    }, lookEveryMs)
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's id of the call that a route serves. */
    endpointId?: string
    /** How long its body may take to arrive, where it is not the usual time. */
    bodyWithinMs?: number
  }
}

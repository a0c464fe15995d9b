import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { TrustsProxy } from './trusted-proxies'

export interface ConnectionBounds {
  readonly connectionsMax: number
  readonly connectionsPerAddressMax: number
  readonly trustsProxy: TrustsProxy | undefined
}

/** Closes connections beyond so many, altogether and of one address; a trusted proxy carries many people, and is not counted. */
export function boundConnections(app: FastifyInstance, bounds: ConnectionBounds): void {
  const { connectionsMax, connectionsPerAddressMax, trustsProxy } = bounds
  const openOf = new Map<string, number>()
  app.server.maxConnections = connectionsMax
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || trustsProxy?.(address, 0)) return
    const open = openOf.get(address) ?? 0
    if (open >= connectionsPerAddressMax) {
      socket.destroy()
      return
    }
    openOf.set(address, open + 1)
    socket.once('close', () => {
      const left = openOf.get(address)! - 1
      if (left > 0) openOf.set(address, left)
      else openOf.delete(address)
    })
  })
}

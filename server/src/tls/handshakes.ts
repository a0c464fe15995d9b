import type { Socket } from 'node:net'
import type { Server, TLSSocket } from 'node:tls'

interface Handshake {
  /** Called once, when it is done or the connection is gone. */
  readonly over: () => void
}

/** What a connection is known by below TLS and above it. */
function endsOf({ remoteAddress, remotePort, localAddress }: Socket | TLSSocket): string {
  return `${remoteAddress} ${remotePort} ${localAddress}`
}

/**
 * Follows the connections of a TLS server while they shake hands: those are strangers too, and Node shows them to no one.
 * @param begin is given each connection as it is below TLS; what it answers is called when the handshake is over, well or not
 */
export function followHandshakes(server: Server, begin: (below: Socket) => () => void): void {
  const open = new Map<string, Handshake>()
  server.on('connection', (below: Socket) => {
    const key = endsOf(below)
    const handshake = { over: begin(below) }
    open.set(key, handshake)
    below.once('close', () => {
      if (open.get(key) !== handshake) return
      open.delete(key)
      handshake.over()
    })
  })
  server.on('secureConnection', socket => {
    const key = endsOf(socket)
    const handshake = open.get(key)
    open.delete(key)
    handshake?.over()
  })
}

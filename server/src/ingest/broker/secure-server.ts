import type { Socket } from 'node:net'
import { createServer, type Server, type TLSSocket } from 'node:tls'
import type { Logger } from 'pino'
import type { Metrics } from '../../metrics'
import { certifiedNames } from '../../tls/certified-names'
import { noteFailedHandshakes } from '../../tls/failed-handshakes'
import type { FollowedCertificate } from '../../tls/followed-certificate'
import { followHandshakes } from '../../tls/handshakes'
import { connectWithinMs } from '../bounds'
import type { Strangers } from './strangers'

interface Parts {
  readonly certificate: FollowedCertificate
  readonly strangers: Strangers
  /** Takes a connection whose handshake is done, and for which names it has shown a certificate where one is asked for. */
  readonly take: (socket: Socket, certified: readonly string[] | undefined) => void
  readonly log: Logger
  readonly metrics: Metrics
  readonly clock: () => number
}

/** The broker's listener over TLS. A handshake costs more than a log-in does: who shakes hands is a stranger like those, and bounded with them. */
export function createSecureServer({ certificate, strangers, take, log, metrics, clock }: Parts): Server {
  const { asksClients } = certificate
  const server = createServer({
    ...certificate.options(),
    handshakeTimeout: connectWithinMs,
    requestCert: asksClients,
    rejectUnauthorized: asksClients,
  })
  certificate.renew(server)
  noteFailedHandshakes(server, { listener: 'mqtt', log, metrics, clock })
  followHandshakes(server, below => {
    const address = below.remoteAddress ?? ''
    if (!strangers.hasRoomFor(address)) below.destroy()
    const stranger = { openedAt: clock(), end: () => void below.destroy() }
    strangers.add(address, stranger)
    return () => strangers.remove(address, stranger)
  })
  // After the former: by now its place among the strangers is free again.
  server.on('secureConnection', (socket: TLSSocket) => {
    // Node has refused it already; that nothing is ever let in by a changed option is worth a line.
    if (asksClients && !socket.authorized) socket.destroy()
    else take(socket, asksClients ? certifiedNames(socket) : undefined)
  })
  return server
}

import type { Server, TLSSocket } from 'node:tls'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics'
import { onceAMinute } from './once-a-minute'

interface Settings {
  readonly listener: 'http' | 'mqtt'
  readonly log: Logger
  readonly metrics: Metrics
  readonly clock: () => number
}

/** A connection that was only opened and closed, as port scanners and load balancers do. */
const withoutReason = new Set(['ECONNRESET', 'EPIPE', 'ERR_TLS_HANDSHAKE_TIMEOUT'])

function reasonOf(error: Error & { readonly code?: string }, { authorizationError }: TLSSocket): string {
  return String(authorizationError || error.code || error.message)
}

/**
 * Counts handshakes that failed, and logs why, once a minute at most: a device without a certificate is as silent otherwise as one that is
 * not there, and anyone can make handshakes fail.
 */
export function noteFailedHandshakes(server: Server, { listener, log, metrics, clock }: Settings): void {
  const due = onceAMinute(clock)
  server.on('tlsClientError', (error, socket) => {
    const reason = reasonOf(error, socket)
    if (withoutReason.has(reason)) return
    metrics.failedHandshakes.inc({ listener })
    const count = due()
    if (count > 0) log.info({ listener, reason, address: socket.remoteAddress, count }, 'a TLS handshake failed')
  })
}

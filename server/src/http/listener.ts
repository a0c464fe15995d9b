import type { Server } from 'node:tls'
import { estateImportWithinMs, headersMaxBytes, headersWithinMs } from '@liftwatch/core/limits'
import type { FastifyInstance } from 'fastify'
import type { FollowedCertificate } from '../tls/followed-certificate'

const options = { headersTimeout: headersWithinMs, connectionsCheckingInterval: 1_000, maxHeaderSize: headersMaxBytes }

const requestTimeout = headersWithinMs + estateImportWithinMs

/** Fastify's options of what it listens with: HTTP, or HTTPS where there is a certificate. A handshake may take as long as a head. */
export function listenerOptions(certificate: FollowedCertificate | undefined) {
  if (certificate === undefined) return { requestTimeout, http: options }
  return { requestTimeout, https: { ...options, ...certificate.options(), handshakeTimeout: headersWithinMs } }
}

/** The server over TLS that an app listens with; undefined where it is plain. */
export function secureServerOf({ server }: FastifyInstance): Server | undefined {
  return 'setSecureContext' in server ? (server as unknown as Server) : undefined
}

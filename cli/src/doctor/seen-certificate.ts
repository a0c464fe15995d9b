import type { X509Certificate } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { TLSSocket } from 'node:tls'

/** What undici and Node's own client say of a connection. */
interface Connected {
  readonly socket?: unknown
  readonly connectParams?: { readonly hostname: string }
  readonly request?: { readonly host: string; readonly socket: unknown }
}

const channels = ['undici:client:connected', 'http.client.response.finish']

/**
 * Calls a server, and sees the certificate that it shows on that very connection, through a proxy too; undefined where it shows none.
 * @param onSeen is given it, also where the call then fails
 */
export async function seeingCertificate<Answer>(
  server: string,
  onSeen: (certificate: X509Certificate) => void,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const { hostname } = new URL(server)
  const look = (message: unknown) => {
    const { connectParams, request, socket = request?.socket } = message as Connected
    // A proxy has a certificate of its own.
    const isServer = [connectParams?.hostname, request?.host].includes(hostname)
    const certificate = isServer && socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined
    if (certificate) onSeen(certificate)
  }
  for (const channel of channels) subscribe(channel, look)
  try {
    return await call()
  } finally {
    for (const channel of channels) unsubscribe(channel, look)
  }
}

/** For which names the certificate is that was refused because it is not for the one that was asked for. */
export function namesOfRefused(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null || depth > 5) return undefined
  const { cert, cause } = error as { readonly cert?: { readonly subjectaltname?: string }; readonly cause?: unknown }
  return cert?.subjectaltname?.replaceAll(/\b(DNS|IP Address):/g, '') ?? namesOfRefused(cause, depth + 1)
}
